import type { Session } from "@setu/contract/members/account";
import { browserApi } from "../../../api/browser-api.ts";
import form from "../../../components/form/form.module.css";
import { useLanguage, usePageTexts } from "../../../i18n/texts.ts";
import { PasswordField } from "../form/fields.tsx";
import { MemberForm } from "../form/member-form.tsx";
import { memberOutcomeOf, textIn } from "../form/outcome.ts";
import { words } from "../texts.ts";
import { Part, type PartProps } from "./part.tsx";

/** Changes the password, which signs out all other devices. */
export function PasswordPart({ session, account, onRenewed }: PartProps & { onRenewed: (next: Session) => void }) {
  const texts = usePageTexts(words);
  const { locale, texts: common } = useLanguage();
  const { profile, register } = texts;
  return (
    <Part title={profile.passwordTitle} isAction>
      <details className={form.fold}>
        <summary>{profile.changePassword}</summary>
        <MemberForm
          submit={profile.changePassword}
          quiet
          send={(sent) =>
            memberOutcomeOf(sent, common, () =>
              browserApi.changePassword({
                locale,
                session,
                body: {
                  current_password: textIn(sent, "current_password"),
                  password: textIn(sent, "password"),
                  password_confirmation: textIn(sent, "password_confirmation"),
                },
              }),
            )
          }
          onDone={({ session: next }) => next && onRenewed(next)}
        >
          {/* Tells password managers whose password it is. */}
          <input type="text" name="username" autoComplete="username" defaultValue={account.email} readOnly hidden />
          <PasswordField name="current_password" label={profile.current} autoComplete="current-password" />
          <PasswordField
            name="password"
            label={texts.reset.new}
            hint={register.passwordHint}
            autoComplete="new-password"
          />
          <PasswordField name="password_confirmation" label={register.confirmation} autoComplete="new-password" />
        </MemberForm>
      </details>
    </Part>
  );
}
