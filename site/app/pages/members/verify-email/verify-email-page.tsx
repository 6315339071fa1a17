import { pages } from "@setu/contract/pages";
import { useState } from "react";
import { useActionData } from "react-router";
import { browserApi } from "../../../api/browser-api.ts";
import { More } from "../../../components/more/more.tsx";
import { Opening } from "../../../components/opening/opening.tsx";
import { useLanguage, usePageTexts } from "../../../i18n/texts.ts";
import split from "../../../layout/split.module.css";
import { enter } from "../../../members/enter.ts";
import type { PageContext } from "../../../page-context.ts";
import { usePageData } from "../../../page-data.ts";
import { PasswordField } from "../form/fields.tsx";
import { MemberForm } from "../form/member-form.tsx";
import { type Outcome, outcomeOf, textIn } from "../form/outcome.ts";
import { postedBy } from "../form/posted-by.ts";
import { type LinkedPageData, loadLinked } from "../load-linked.ts";
import styles from "../members-page.module.css";
import { Said } from "../said.tsx";
import { words } from "../texts.ts";

export const loadVerifyEmail = loadLinked("verify", pages.verifyEmail);

const verify = (form: FormData, { api, locale, texts }: PageContext): Promise<Outcome> => {
  const [token, password] = [textIn(form, "token"), textIn(form, "password")];
  return outcomeOf(form, texts, () =>
    form.has("decline")
      ? api.declineRegistration({ locale, body: { token } })
      : api.verifyEmail({ locale, body: { token, password } }),
  );
};

export const postVerifyEmail = postedBy(verify);

/** The target of the first mail's link: confirms or declines the account. */
export function VerifyEmailPage() {
  const { token } = usePageData<LinkedPageData>();
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
            <MemberForm signsIn submit={texts.verify.submit} label={texts.verify.title} {...form} posted={posted}>
              <input type="hidden" name="token" value={token} />
              <PasswordField name="password" label={texts.password} autoComplete="current-password" />
            </MemberForm>
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
                <More to={pages.login.href()}>{texts.login.submit}</More>
                <More to={pages.register.href()}>{texts.login.register}</More>
              </section>
            </aside>
          </>
        )}
      </div>
    </>
  );
}
