import { pages } from "@setu/contract/pages";
import { useState } from "react";
import { useActionData } from "react-router";
import { browserApi } from "../../../api/browser-api.ts";
import { More } from "../../../components/more/more.tsx";
import { Opening } from "../../../components/opening/opening.tsx";
import { useLanguage, usePageTexts } from "../../../i18n/texts.ts";
import split from "../../../layout/split.module.css";
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

export const loadResetPassword = loadLinked("reset", pages.resetPassword);

const reset = (form: FormData, { api, locale, texts }: PageContext): Promise<Outcome> => {
  const [token, password] = [textIn(form, "token"), textIn(form, "password")];
  const body = { token, password, password_confirmation: textIn(form, "password_confirmation") };
  return outcomeOf(form, texts, () => api.resetPassword({ locale, body }));
};

export const postResetPassword = postedBy(reset);

/** The target of the mailed link for a new password. */
export function ResetPasswordPage() {
  const { token } = usePageData<LinkedPageData>();
  const texts = usePageTexts(words);
  const { locale, texts: common } = useLanguage();
  const posted = useActionData<Outcome>();
  const [outcome, setOutcome] = useState(posted?.done ? posted : undefined);
  return (
    <>
      <Opening title={texts.reset.title} lead={texts.reset.lead} />
      <div className={split.split}>
        {outcome ? (
          <div className={styles.page}>
            <Said message={outcome.message} />
            <More to={pages.login.href()}>{texts.reset.signIn}</More>
          </div>
        ) : (
          <div className={split.ruled}>
            <MemberForm
              submit={texts.reset.submit}
              label={texts.reset.title}
              send={(form) => reset(form, { api: browserApi, locale, texts: common })}
              onDone={setOutcome}
              posted={posted}
            >
              <input type="hidden" name="token" value={token} />
              <PasswordField
                name="password"
                label={texts.reset.new}
                hint={texts.register.passwordHint}
                autoComplete="new-password"
              />
              <PasswordField
                name="password_confirmation"
                label={texts.register.confirmation}
                autoComplete="new-password"
              />
            </MemberForm>
          </div>
        )}
        <div className={split.aside}>
          <More to={pages.forgotPassword.href()}>{texts.reset.another}</More>
          {!outcome && <More to={pages.login.href()}>{texts.reset.signIn}</More>}
        </div>
      </div>
    </>
  );
}
