import type { OwnMail } from "@setu/content/enquiries/inbox/stored-message";
import type { MailState } from "@setu/content/platform/mail/mail-state";
import { figure } from "../shared/figures.ts";
import type { Language } from "../shared/language.ts";
import { RetryButton } from "./retry-button.tsx";
import { words } from "./words.ts";

interface Props {
  mail: MailState;
  which: OwnMail | number;
  message: number;
  language: Language;
}

/** The state of a mail; if sending failed, the reason and a retry button. */
export function Delivery({ mail, which, message, language }: Props) {
  const texts = words[language];
  const { state, attempts, problem } = mail;
  return (
    <span className="inbox-delivery" data-state={state}>
      {texts.mailStates[state]}
      {state === "pending" && attempts > 0 && ` (${texts.attempts(figure(attempts, language))})`}
      {state !== "sent" && problem && <code>{problem}</code>}
      {state === "failed" && <RetryButton id={message} mail={which} language={language} />}
    </span>
  );
}
