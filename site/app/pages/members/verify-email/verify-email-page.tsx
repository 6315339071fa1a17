import { pages } from "@setu/contract/pages";
import { type ReactNode, useState } from "react";
import { useActionData } from "react-router";
import { browserApi } from "../../../api/browser-api.ts";
import fields from "../../../components/form/form.module.css";
import { More } from "../../../components/more/more.tsx";
import { Opening } from "../../../components/opening/opening.tsx";
import { useLanguage, usePageTexts } from "../../../i18n/texts.ts";
import split from "../../../layout/split.module.css";
import { enter } from "../../../members/enter.ts";
import type { PageContext } from "../../../page-context.ts";
import { usePageData } from "../../../page-data.ts";
import { textIn } from "../../../sending/posted-form.ts";
import { PasswordField } from "../form/fields.tsx";
import { MemberForm } from "../form/member-form.tsx";
import { newAccountIn } from "../form/new-account.ts";
import { NewAccountFields } from "../form/new-account-fields.tsx";
import { type Outcome, outcomeOf } from "../form/outcome.ts";
import { postedBy } from "../form/posted-by.ts";
import { words as linkedWords } from "../linked/texts.ts";
import { useEnding } from "../linked/use-ending.ts";
import styles from "../members-page.module.css";
import { Said } from "../said.tsx";
import { words } from "../texts.ts";
import { WithoutRegistration } from "../without-registration.tsx";
import { EndedRegistration } from "./ended-registration.tsx";
import type { VerifyPageData } from "./load-verify-email.ts";

/** The form to show: for the account as it was typed, for another one in its place, or none. */
type Wish = "typed" | "anew" | "none";

const verify = (form: FormData, { api, locale, texts }: PageContext): Promise<Outcome> => {
  const [token, wish] = [textIn(form, "token"), textIn(form, "wish")];
  const { password, ...anew } = newAccountIn(form);
  return outcomeOf(form, texts, () =>
    wish === "none"
      ? api.declineRegistration({ locale, body: { token } })
      : api.verifyEmail({ locale, body: { token, password, ...(wish === "anew" && { anew }) } }),
  );
};

export const postVerifyEmail = postedBy(verify);

/** The target of the first mail's link: confirms or declines the account, or says why the link no longer can. */
export function VerifyEmailPage() {
  const { link } = usePageData<VerifyPageData>();
  const texts = usePageTexts(words);
  const { leads: ended } = usePageTexts(linkedWords);
  const { locale, texts: common } = useLanguage();
  const posted = useActionData<Outcome>();
  const [outcome, setOutcome] = useState(posted?.done ? posted : undefined);
  const [isSignedIn, setIsSignedIn] = useState(false);
  const { hasEnded, checked } = useEnding();
  const form: Sending = {
    send: async (sent) => checked(await verify(sent, { api: browserApi, locale, texts: common })),
    async onDone(settled) {
      setIsSignedIn(settled.session !== undefined && (await enter(settled.session, locale)));
      setOutcome(settled);
    },
  };
  const leads = { ...ended, open: texts.verify.lead, closed: texts.register.closed.members.lead };
  return (
    <>
      <Opening title={texts.verify.title} lead={outcome ? undefined : leads[link]} />
      <div className={split.split}>
        {outcome ? (
          <div className={styles.page}>
            <Said message={outcome.message} />
            {isSignedIn && <More to={pages.profile.href()}>{texts.verify.welcome}</More>}
            {outcome.canSignIn && !isSignedIn && <More to={pages.login.href()}>{texts.login.submit}</More>}
            <More to={pages.home.href()}>{texts.verify.home}</More>
          </div>
        ) : link === "open" ? (
          <ConfirmForms form={form} />
        ) : (
          <div className={styles.page}>
            {link === "closed" ? (
              <WithoutRegistration accounts="members" />
            ) : (
              <EndedRegistration link={link} isNews={hasEnded} />
            )}
          </div>
        )}
        {!outcome && (link === "open" || link === "closed") && <NotMe form={form} mayConfirm={link === "open"} />}
      </div>
    </>
  );
}

interface Sending {
  send: (sent: FormData) => Promise<Outcome>;
  onDone: (settled: Outcome) => Promise<void>;
}

interface LinkFormProps {
  wish: Wish;
  form: Sending;
  submit: string;
  label?: string;
  quiet?: boolean;
  signsIn?: boolean;
  children?: ReactNode;
}

/** A form about the link's registration. */
function LinkForm({ wish, form, children, ...shown }: LinkFormProps) {
  const { token } = usePageData<VerifyPageData>();
  const posted = useActionData<Outcome>();
  return (
    <MemberForm {...shown} {...form} posted={posted?.values["wish"] === wish ? posted : undefined}>
      <input type="hidden" name="token" value={token} />
      <input type="hidden" name="wish" value={wish} />
      {children}
    </MemberForm>
  );
}

/** The two ways to confirm: with the password that was typed before, or with a new account in its place. */
function ConfirmForms({ form }: { form: Sending }) {
  const { terms } = usePageData<VerifyPageData>();
  const texts = usePageTexts(words);
  const posted = useActionData<Outcome>();
  const { verify: own } = texts;
  return (
    <div className={styles.page}>
      <LinkForm wish="typed" form={form} signsIn submit={own.submit} label={own.title}>
        <PasswordField name="password" label={texts.password} autoComplete="current-password" />
      </LinkForm>
      <details className={fields.fold} open={posted?.values["wish"] === "anew"}>
        <summary>{own.anew}</summary>
        <p>{own.anewText}</p>
        <LinkForm wish="anew" form={form} signsIn submit={texts.register.submit} label={own.anew}>
          <NewAccountFields terms={terms} password={texts.reset.new} />
        </LinkForm>
      </details>
    </div>
  );
}

/** Declines the account; where it can be confirmed, other ways lead on too. */
function NotMe({ form, mayConfirm }: { form: Sending; mayConfirm: boolean }) {
  const { verify: own, register, login } = usePageTexts(words);
  return (
    <aside className={split.aside} aria-labelledby="not-me">
      <section>
        <h2 id="not-me">{own.notMe}</h2>
        <p>{own.notMeText}</p>
        <LinkForm wish="none" form={form} quiet submit={own.notMe} />
      </section>
      {mayConfirm && (
        <section aria-labelledby="has">
          <h2 id="has">{register.has}</h2>
          <p>
            <More to={pages.login.href()}>{login.submit}</More>
          </p>
          <p>
            <More to={pages.register.href()}>{login.register}</More>
          </p>
        </section>
      )}
    </aside>
  );
}
