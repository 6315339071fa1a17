import type { Payload } from "payload";
import { claimDue } from "../../platform/mail/claim-due.ts";
import { attempt, isTooOld, pauseMs } from "../../platform/mail/mail-attempt.ts";
import type { SendMail } from "../../platform/mail/transport.ts";
import { whileBusy } from "../../platform/store/retry.ts";
import { runSql, sql } from "../../platform/store/sql.ts";
import { storedRow } from "../../platform/store/stored-row.ts";
import { noteAnswer } from "../inbox/answer-message.ts";
import type { StoredAnswer, StoredMessage } from "../inbox/stored-message.ts";
import { answerMail } from "./contact-mails.ts";
import { readEnquirySettings } from "./settings.ts";

/** Long: a mail that was sent but could not be noted would be sent again. */
const notePatienceMs = 60_000;

interface Delivery {
  payload: Payload;
  send: SendMail;
  /** The site's host name, for Message-IDs. */
  host: string;
}

/** Sends what the staff answered to visitors, until nothing is due, the mail server is away or `stopping` is aborted. */
export async function deliverAnswers(delivery: Delivery, stopping: AbortSignal): Promise<void> {
  while (!stopping.aborted && !delivery.send.isAway?.()) {
    const id = await claimDue(delivery.payload, { table: "contact_answers", column: "due_at" });
    if (id === undefined) return;
    await deliver(delivery, id);
  }
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
  // Spam gets no mail, and neither does anybody whose address has been erased.
  const after =
    !message || message.state === "spam"
      ? { ...answer, state: "withheld" as const }
      : await attempt(answer, isTooOld(answer.createdAt), () => send(answerMail(answer, message, settings, host)));
  const due = after.state === "pending" ? Date.now() + pauseMs(after.attempts - 1) : null;
  await whileBusy(notePatienceMs, () =>
    runSql(
      payload,
      sql`UPDATE contact_answers SET state = ${after.state}, attempts = ${after.attempts}, sent_at = ${after.sentAt ?? null},
          problem = ${after.problem ?? null}, due_at = ${due} WHERE id = ${id}`,
    ),
  );
}

async function messageOf(payload: Payload, id: number | null): Promise<StoredMessage | undefined> {
  const message = await storedRow<StoredMessage>(payload, "contact-messages", "id", id ?? 0);
  return message?.erasedAt ? undefined : message;
}
