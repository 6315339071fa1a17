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
import { textIn } from "../../../sending/posted-form.ts";
import { PasswordField } from "../form/fields.tsx";
import { MemberForm } from "../form/member-form.tsx";
import { type Outcome, outcomeOf } from "../form/outcome.ts";
import { postedBy } from "../form/posted-by.ts";
import { EndedLink } from "../linked/ended-link.tsx";
import { words as linkedWords } from "../linked/texts.ts";
import { useEnding } from "../linked/use-ending.ts";
import type { LinkedPageData } from "../load-linked.ts";
import styles from "../members-page.module.css";
import { Said } from "../said.tsx";
import { words } from "../texts.ts";

const reset = (form: FormData, { api, locale, texts }: PageContext): Promise<Outcome> => {
  const [token, password] = [textIn(form, "token"), textIn(form, "password")];
  const body = { token, password, password_confirmation: textIn(form, "password_confirmation") };
  return outcomeOf(form, texts, () => api.resetPassword({ locale, body }));
};

export const postResetPassword = postedBy(reset);

/** The target of the mailed link for a new password: its form, or why the link opens none any more. */
export function ResetPasswordPage() {
  const { link } = usePageData<LinkedPageData>();
  const texts = usePageTexts(words);
  const { leads } = usePageTexts(linkedWords);
  const posted = useActionData<Outcome>();
  const [outcome, setOutcome] = useState(posted?.done ? posted : undefined);
  const { hasEnded, checked } = useEnding();
  const isOpen = outcome !== undefined || link === "open";
  return (
    <>
      <Opening title={texts.reset.title} lead={isOpen ? texts.reset.lead : leads[link]} />
      <div className={split.split}>
        {outcome ? (
          <div className={styles.page}>
            <Said message={outcome.message} />
            <More to={pages.login.href()}>{texts.reset.signIn}</More>
          </div>
        ) : link === "open" ? (
          <ResetForm checked={checked} onDone={setOutcome} />
        ) : (
          <div className={styles.page}>
            <EndedReset link={link} isNews={hasEnded} />
          </div>
        )}
        {isOpen && (
          <div className={split.aside}>
            <More to={pages.forgotPassword.href()}>{texts.reset.another}</More>
            {!outcome && <More to={pages.login.href()}>{texts.reset.signIn}</More>}
          </div>
        )}
      </div>
    </>
  );
}

interface ResetFormProps {
  checked: (outcome: Outcome) => Promise<Outcome>;
  onDone: (outcome: Outcome) => void;
}

function ResetForm({ checked, onDone }: ResetFormProps) {
  const { token } = usePageData<LinkedPageData>();
  const { reset: own, register } = usePageTexts(words);
  const { locale, texts: common } = useLanguage();
  const posted = useActionData<Outcome>();
  return (
    <div className={split.ruled}>
      <MemberForm
        submit={own.submit}
        label={own.title}
        send={async (form) => checked(await reset(form, { api: browserApi, locale, texts: common }))}
        onDone={onDone}
        posted={posted}
      >
        <input type="hidden" name="token" value={token} />
        <PasswordField name="password" label={own.new} hint={register.passwordHint} autoComplete="new-password" />
        <PasswordField name="password_confirmation" label={register.confirmation} autoComplete="new-password" />
      </MemberForm>
    </div>
  );
}

/** Says what to do after a link for a new password that no longer opens a form. */
function EndedReset({ link, isNews }: { link: "cut" | "expired" | "used"; isNews: boolean }) {
  const { reset: own } = usePageTexts(words);
  const { reset: ended } = usePageTexts(linkedWords);
  // Not the profile: a new password has ended the session that this browser may still remember.
  const way =
    link === "used"
      ? { label: own.signIn, to: pages.login.href() }
      : { label: own.another, to: pages.forgotPassword.href() };
  return <EndedLink wayOn={{ text: ended[link], ...way }} isNews={isNews} />;
}
