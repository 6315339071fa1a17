import { pages } from "@setu/contract/pages";
import { useState } from "react";
import { useActionData } from "react-router";
import { browserApi } from "../../../api/browser-api.ts";
import fields from "../../../components/form/form.module.css";
import { More } from "../../../components/more/more.tsx";
import { Opening } from "../../../components/opening/opening.tsx";
import { useLanguage, usePageTexts } from "../../../i18n/texts.ts";
import split from "../../../layout/split.module.css";
import { enter } from "../../../members/enter.ts";
import type { PageContext } from "../../../page-context.ts";
import { pageLoader, usePageData } from "../../../page-data.ts";
import { PasswordField } from "../form/fields.tsx";
import { MemberForm } from "../form/member-form.tsx";
import { newAccountIn } from "../form/new-account.ts";
import { NewAccountFields } from "../form/new-account-fields.tsx";
import { type Outcome, outcomeOf, textIn } from "../form/outcome.ts";
import { postedBy } from "../form/posted-by.ts";
import { type LinkedPageData, linkedPage } from "../load-linked.ts";
import styles from "../members-page.module.css";
import { Said } from "../said.tsx";
import { termsInForce } from "../terms-in-force.ts";
import { words } from "../texts.ts";

interface VerifyPageData extends LinkedPageData {
  /** The version of the terms in force; 0 while there are none. */
  terms: number;
}

export const loadVerifyEmail = pageLoader(
  async (page): Promise<VerifyPageData> => ({
    ...(await linkedPage(page, "verify", pages.verifyEmail)),
    terms: await termsInForce(page),
  }),
);

const verify = (form: FormData, { api, locale, texts }: PageContext): Promise<Outcome> => {
  const token = textIn(form, "token");
  const { password, ...anew } = newAccountIn(form);
  return outcomeOf(form, texts, () =>
    form.has("decline")
      ? api.declineRegistration({ locale, body: { token } })
      : api.verifyEmail({ locale, body: { token, password, ...(form.has("anew") && { anew }) } }),
  );
};

export const postVerifyEmail = postedBy(verify);

/** The target of the first mail's link: confirms or declines the account. */
export function VerifyEmailPage() {
  const { token } = usePageData<VerifyPageData>();
  const texts = usePageTexts(words);
  const { locale, texts: common } = useLanguage();
  const posted = useActionData<Outcome>();
  const [outcome, setOutcome] = useState(posted?.done ? posted : undefined);
  const [isSignedIn, setIsSignedIn] = useState(false);
  const form = {
    send: (sent: FormData) => verify(sent, { api: browserApi, locale, texts: common }),
    async onDone(settled: Outcome) {
      setIsSignedIn(settled.session !== undefined && (await enter(settled.session, locale)));
      setOutcome(settled);
    },
  };
  return (
    <>
      <Opening title={texts.verify.title} lead={outcome ? undefined : texts.verify.lead} />
      <div className={split.split}>
        {outcome ? (
          <div className={styles.page}>
            <Said message={outcome.message} />
            {isSignedIn && <More to={pages.profile.href()}>{texts.verify.welcome}</More>}
            {outcome.canSignIn && !isSignedIn && <More to={pages.login.href()}>{texts.login.submit}</More>}
            <More to={pages.home.href()}>{texts.verify.home}</More>
          </div>
        ) : (
          <>
            <ConfirmForms form={form} posted={posted} />
            <aside className={split.aside} aria-labelledby="not-me">
              <section>
                <h2 id="not-me">{texts.verify.notMe}</h2>
                <p>{texts.verify.notMeText}</p>
                <MemberForm submit={texts.verify.notMe} quiet {...form}>
                  <input type="hidden" name="token" value={token} />
                  <input type="hidden" name="decline" value="1" />
                </MemberForm>
              </section>
              <section aria-labelledby="has">
                <h2 id="has">{texts.register.has}</h2>
                <p>
                  <More to={pages.login.href()}>{texts.login.submit}</More>
                </p>
                <p>
                  <More to={pages.register.href()}>{texts.login.register}</More>
                </p>
              </section>
            </aside>
          </>
        )}
      </div>
    </>
  );
}

interface Confirming {
  form: { send: (sent: FormData) => Promise<Outcome>; onDone: (settled: Outcome) => Promise<void> };
  posted: Outcome | undefined;
}

/** The two ways to confirm: with the password that was typed before, or with a new account in its place. */
function ConfirmForms({ form, posted }: Confirming) {
  const { token, terms } = usePageData<VerifyPageData>();
  const texts = usePageTexts(words);
  const isAnew = posted?.values["anew"] !== undefined;
  return (
    <div className={styles.page}>
      <MemberForm
        signsIn
        submit={texts.verify.submit}
        label={texts.verify.title}
        {...form}
        posted={isAnew ? undefined : posted}
      >
        <input type="hidden" name="token" value={token} />
        <PasswordField name="password" label={texts.password} autoComplete="current-password" />
      </MemberForm>
      <details className={fields.fold} open={isAnew}>
        <summary>{texts.verify.anew}</summary>
        <p>{texts.verify.anewText}</p>
        <MemberForm
          signsIn
          submit={texts.register.submit}
          label={texts.verify.anew}
          {...form}
          posted={isAnew ? posted : undefined}
        >
          <input type="hidden" name="token" value={token} />
          <input type="hidden" name="anew" value="1" />
          <NewAccountFields terms={terms} password={texts.reset.new} />
        </MemberForm>
      </details>
    </div>
  );
}
