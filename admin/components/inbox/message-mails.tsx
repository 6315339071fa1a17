import type { StoredMessage } from "@setu/content/enquiries/inbox/stored-message";
import type { Language } from "../shared/language.ts";
import { Delivery } from "./delivery.tsx";
import { words } from "./words.ts";

/** The mails sent for every message. */
export function MessageMails({ message, language }: { message: StoredMessage; language: Language }) {
  const texts = words[language];
  return (
    <section aria-labelledby="inbox-mails">
      <h2 id="inbox-mails">{texts.mails}</h2>
      <dl>
        {(["firmMail", "senderMail"] as const).map((which) => (
          <div key={which}>
            <dt>{texts.mailNames[which]}</dt>
            <dd>
              <Delivery mail={message[which]} which={which} message={message.id} language={language} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
