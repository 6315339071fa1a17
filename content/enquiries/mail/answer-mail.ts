import type { Payload } from "payload";
import { claimDue } from "../../platform/mail/claim-due.ts";
import { attempt, isTooOld } from "../../platform/mail/mail-attempt.ts";
import { emptyOutbox, nextAttemptAt, noteMail } from "../../platform/mail/outbox.ts";
import type { SendMail } from "../../platform/mail/transport.ts";
import { storedRow } from "../../platform/store/stored-row.ts";
import { noteAnswer } from "../inbox/answer-message.ts";
import type { StoredAnswer, StoredMessage } from "../inbox/stored-message.ts";
import { readEnquirySettings } from "../settings.ts";
import { answerMail } from "./contact-mails.ts";

const table = "contact_answers";

interface Delivery {
  payload: Payload;
  send: SendMail;
  /** The site's host name, for Message-IDs. */
  host: string;
}

/** Sends the staff's answers to visitors, until none is due, the mail server is unavailable or `stopping` is aborted. */
export async function deliverAnswers(delivery: Delivery, stopping: AbortSignal): Promise<void> {
  const { payload, send } = delivery;
  const claim = () => claimDue(payload, { table, column: "due_at" });
  await emptyOutbox({ claim, deliver: (id) => deliver(delivery, id), send }, stopping);
}

async function deliver({ payload, send, host }: Delivery, id: number): Promise<void> {
  const collection = "contact-answers";
  const answer = (await payload.findByID({
    collection,
    id,
    depth: 0,
    overrideAccess: true,
  })) as StoredAnswer;
  const message = await messageOf(payload, answer.message);
  if (message) await noteAnswer(payload, answer);
  const settings = await readEnquirySettings(payload, "en");
  // No mail to senders of spam, nor about an erased message.
  const after =
    !message || message.state === "spam"
      ? { ...answer, state: "withheld" as const }
      : await attempt(answer, await isTooOld(payload, answer.createdAt), () =>
          send(answerMail(answer, message, settings, host)),
        );
  await noteMail(payload, { table, id }, after, nextAttemptAt(after));
}

async function messageOf(payload: Payload, id: number | null): Promise<StoredMessage | undefined> {
  const message = await storedRow<StoredMessage>(payload, "contact-messages", "id", id ?? 0);
  return message?.erasedAt ? undefined : message;
}
