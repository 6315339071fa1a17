import { errorStatus } from "@setu/contract/errors";
import type { Session } from "@setu/contract/members/account";
import { browserApi } from "../../../api/browser-api.ts";
import form from "../../../components/form/form.module.css";
import { useLanguage, usePageTexts } from "../../../i18n/texts.ts";
import { endSession } from "../../../members/session.ts";
import { textIn } from "../../../sending/posted-form.ts";
import { PasswordField } from "../form/fields.tsx";
import { MemberForm } from "../form/member-form.tsx";
import { outcomeOf } from "../form/outcome.ts";
import { words } from "../texts.ts";
import { Part, type PartProps } from "./part.tsx";

interface Props extends PartProps {
  onRenewed: (next: Session) => void;
  /** Called when the password is set, and the session that replaces this one did not arrive. */
  onSet: (message: string) => void;
}

/** Changes the password, which signs out all other devices. */
export function PasswordPart({ session, account, onRenewed, onSet }: Props) {
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
          send={async (sent, isAgain) => {
            const body = {
              current_password: textIn(sent, "current_password"),
              password: textIn(sent, "password"),
              password_confirmation: textIn(sent, "password_confirmation"),
            };
            const outcome = await outcomeOf(sent, common, () => browserApi.changePassword({ locale, session, body }));
            if (outcome.status !== errorStatus.signedOut) return outcome;
            // The answer to an earlier attempt was lost, and with it the session that replaced this one.
            if (isAgain) onSet(profile.passwordSet);
            endSession();
            return outcome;
          }}
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
