import { locales } from "@setu/contract/locale";
import type { MyAccount } from "@setu/contract/members/account";
import { useState } from "react";
import { browserApi } from "../../../api/browser-api.ts";
import { Field } from "../../../components/form/field.tsx";
import form from "../../../components/form/form.module.css";
import { useResultFocus } from "../../../components/form/use-result-focus.ts";
import { useLanguage, usePageTexts } from "../../../i18n/texts.ts";
import { textIn } from "../../../sending/posted-form.ts";
import { EmailField, PasswordField, TextField } from "../form/fields.tsx";
import { MemberForm } from "../form/member-form.tsx";
import { memberOutcomeOf } from "../form/outcome.ts";
import styles from "../members-page.module.css";
import { words } from "../texts.ts";
import { Part, type PartProps } from "./part.tsx";

interface Changing extends PartProps {
  onChanged: (account: MyAccount) => void;
}

/** "Contact and update profile" (specification, section 1): name, language and address. */
export function ContactPart({ session, account, onChanged }: Changing) {
  const texts = usePageTexts(words);
  const { locale, texts: common } = useLanguage();
  const { profile } = texts;
  return (
    <>
      <Part title={profile.contact}>
        <MemberForm
          submit={profile.save}
          send={(sent) =>
            memberOutcomeOf(sent, common, async () => {
              const chosen = locales.find((each) => each === textIn(sent, "locale")) ?? locale;
              const saved = await browserApi.changeAccount({
                locale,
                session,
                body: { name: textIn(sent, "name"), locale: chosen },
              });
              onChanged(saved.data);
              return saved;
            })
          }
        >
          <TextField name="name" label={texts.register.name} autoComplete="name" defaultValue={account.name} />
          <Field name="locale" label={profile.language}>
            {(attributes) => (
              // React does not follow a changed default of a select, to which the form is reset once it is saved.
              <select key={account.locale} {...attributes} autoComplete="language" defaultValue={account.locale}>
                {locales.map((each) => (
                  <option key={each} value={each}>
                    {profile.languages[each]}
                  </option>
                ))}
              </select>
            )}
          </Field>
        </MemberForm>
      </Part>
      <EmailPart session={session} account={account} onChanged={onChanged} />
    </>
  );
}

function EmailPart({ session, account, onChanged }: Changing) {
  const texts = usePageTexts(words);
  const { locale, texts: common } = useLanguage();
  const { profile } = texts;
  return (
    <Part title={profile.emailTitle}>
      <p>{profile.emailNow(account.email)}</p>
      <PendingEmail session={session} account={account} onChanged={onChanged} />
      <details className={form.fold}>
        <summary>{profile.newEmail}</summary>
        <MemberForm
          submit={profile.changeEmail}
          quiet
          send={(sent) =>
            memberOutcomeOf(sent, common, async () => {
              const email = textIn(sent, "email");
              const asked = await browserApi.changeEmail({
                locale,
                session,
                body: { email, password: textIn(sent, "password") },
              });
              onChanged({ ...account, pending_email: email });
              return asked;
            })
          }
        >
          <EmailField label={profile.newEmail} isNew />
          <PasswordField name="password" label={texts.password} autoComplete="current-password" />
        </MemberForm>
      </details>
    </Part>
  );
}

/** A new address that waits for its confirmation, and the button that cancels it. */
function PendingEmail({ session, account, onChanged }: Changing) {
  const { profile } = usePageTexts(words);
  const { locale, texts: common } = useLanguage();
  const [cancelled, setCancelled] = useState("");
  const said = useResultFocus<HTMLParagraphElement>(cancelled);
  const { pending_email: pending } = account;
  return (
    <>
      {pending && (
        <>
          <p>{profile.emailPending(pending)}</p>
          <MemberForm
            submit={profile.cancelEmail}
            label={profile.cancelEmail}
            quiet
            send={(sent) => memberOutcomeOf(sent, common, () => browserApi.cancelEmail({ locale, session }))}
            onDone={({ message }) => {
              setCancelled(message);
              onChanged({ ...account, pending_email: null });
            }}
          />
        </>
      )}
      <p ref={said} role="status" tabIndex={-1} className={styles.cancelled}>
        {!pending && cancelled}
      </p>
    </>
  );
}
