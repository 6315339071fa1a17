import { errorStatus } from "@setu/contract/errors";
import { browserApi } from "../../../api/browser-api.ts";
import form from "../../../components/form/form.module.css";
import { useLanguage, usePageTexts } from "../../../i18n/texts.ts";
import { leaveDevice } from "../../../members/kept-words.ts";
import { textIn } from "../../../sending/posted-form.ts";
import { useForum } from "../../../shell/use-forum.ts";
import { Checkbox, PasswordField } from "../form/fields.tsx";
import { MemberForm } from "../form/member-form.tsx";
import { memberOutcomeOf, outcomeOf } from "../form/outcome.ts";
import { words } from "../texts.ts";
import { Part, type PartProps } from "./part.tsx";

/** Exports all data of the account, and deletes it. */
export function DataPart({ session, onGone }: PartProps & { onGone: (farewell: string) => void }) {
  const texts = usePageTexts(words);
  const { locale, texts: common } = useLanguage();
  const hasForum = useForum();
  const { profile } = texts;
  return (
    <>
      <Part title={profile.data} isAction>
        <p>{profile.copyText}</p>
        <details className={form.fold}>
          <summary>{profile.copy}</summary>
          <MemberForm
            submit={profile.copy}
            quiet
            send={(sent) =>
              memberOutcomeOf(sent, common, async () => {
                const body = { password: textIn(sent, "password") };
                const { filename, content } = (await browserApi.exportAccount({ locale, session, body })).data;
                save(filename, JSON.stringify(content, null, 2));
                return { message: filename };
              })
            }
          >
            <PasswordField name="password" label={texts.password} autoComplete="current-password" />
          </MemberForm>
        </details>
      </Part>
      <Part title={profile.leave} isLeaving isAction>
        <p>{profile.leaveText}</p>
        <details className={form.fold}>
          <summary>{profile.leave}</summary>
          <MemberForm
            submit={profile.leaveSubmit}
            quiet
            send={async (sent, isAgain) => {
              const posts = sent.has("posts") ? ("erase" as const) : ("keep" as const);
              const body = { password: textIn(sent, "password"), posts };
              const outcome = await outcomeOf(sent, common, () => browserApi.deleteAccount({ locale, session, body }));
              // The answer to an earlier attempt was lost: the account is gone, and the session with it.
              const isGone = isAgain && outcome.status === errorStatus.signedOut;
              return isGone ? { ...outcome, done: true, message: profile.gone } : outcome;
            }}
            onDone={({ message }) => {
              onGone(message);
              leaveDevice();
            }}
          >
            {hasForum && (
              <Checkbox name="posts" value="erase">
                {profile.leavePosts}
              </Checkbox>
            )}
            <PasswordField name="password" label={texts.password} autoComplete="current-password" />
          </MemberForm>
        </details>
      </Part>
    </>
  );
}

/** Downloads a text as a file. */
function save(filename: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  const link = Object.assign(document.createElement("a"), { href: address, download: filename });
  link.click();
  URL.revokeObjectURL(address);
}
