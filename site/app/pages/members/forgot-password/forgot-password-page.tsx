import { pages } from "@setu/contract/pages";
import { useActionData } from "react-router";
import { browserApi } from "../../../api/browser-api.ts";
import { Opening } from "../../../components/opening/opening.tsx";
import { useLanguage, usePageTexts } from "../../../i18n/texts.ts";
import split from "../../../layout/split.module.css";
import type { PageContext } from "../../../page-context.ts";
import { pageLoader } from "../../../page-data.ts";
import { textIn } from "../../../sending/posted-form.ts";
import { EmailField } from "../form/fields.tsx";
import { MemberForm } from "../form/member-form.tsx";
import { type Outcome, outcomeOf } from "../form/outcome.ts";
import { postedBy } from "../form/posted-by.ts";
import { memberPage } from "../load-frame.ts";
import { words } from "../texts.ts";

export const loadForgotPassword = pageLoader((page) =>
  memberPage(page, words[page.locale].forgot, pages.forgotPassword.href()),
);

const ask = (form: FormData, { api, locale, texts }: PageContext): Promise<Outcome> =>
  outcomeOf(form, texts, () => api.forgotPassword({ locale, body: { email: textIn(form, "email") } }));

export const postForgotPassword = postedBy(ask);

/** The form that requests a link to a new password. The answer does not tell whether an address has an account. */
export function ForgotPasswordPage() {
  const texts = usePageTexts(words);
  const { locale, texts: common } = useLanguage();
  const posted = useActionData<Outcome>();
  return (
    <>
      <Opening title={texts.forgot.title} lead={texts.forgot.lead} />
      <div className={split.split}>
        <div className={split.ruled}>
          <MemberForm
            submit={texts.forgot.submit}
            label={texts.forgot.title}
            send={(form) => ask(form, { api: browserApi, locale, texts: common })}
            posted={posted}
          >
            <EmailField label={texts.email} />
          </MemberForm>
        </div>
      </div>
    </>
  );
}
