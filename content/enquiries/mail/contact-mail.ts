import { localeOf } from "@setu/contract/locale";
import type { Payload } from "payload";
import { claimDue, claimMs } from "../../platform/mail/claim-due.ts";
import { attempt, isTooOld, pauseMs } from "../../platform/mail/mail-attempt.ts";
import type { MailState } from "../../platform/mail/mail-state.ts";
import { emptyOutbox, notePatienceMs } from "../../platform/mail/outbox.ts";
import type { SendMail } from "../../platform/mail/transport.ts";
import { whileBusy } from "../../platform/store/retry.ts";
import { runSql, sql } from "../../platform/store/sql.ts";
import { columnOf } from "../inbox/handle-message.ts";
import type { OwnMail, StoredMessage } from "../inbox/stored-message.ts";
import { readEnquirySettings } from "../settings.ts";
import { firmMail, senderMail } from "./contact-mails.ts";

interface Delivery {
  payload: Payload;
  send: SendMail;
  /** The site's host name, for Message-IDs. */
  host: string;
}

const due = { table: "contact_messages", column: "mail_due_at" };

/**
 * Sends the due mails about messages, one message after another, until none are left, the mail server is
 * unavailable or `stopping` is aborted. Several processes may do so at once: each message is claimed in the database first.
 * @returns the number of messages processed.
 */
export function deliverContactMail(delivery: Delivery, stopping: AbortSignal): Promise<number> {
  const { payload, send } = delivery;
  return emptyOutbox({ claim: () => claimDue(payload, due), deliver: (id) => deliver(delivery, id), send }, stopping);
}

async function deliver({ payload, send, host }: Delivery, id: number): Promise<void> {
  const row = (await payload.findByID({
    collection: "contact-messages",
    id,
    depth: 0,
    overrideAccess: true,
  })) as StoredMessage;
  const settings = await readEnquirySettings(payload, localeOf(row.locale));
  // Not in the acknowledgement, which strangers could reply to.
  const toFirm = { ...settings, recipient: settings.recipient || (await firstOwner(payload)) };
  const tooOld = await isTooOld(payload, row.createdAt);

  // Only the columns of a mail that was tried: the staff may be changing the others.
  const change = (columns: ReturnType<typeof sql>) =>
    whileBusy(notePatienceMs, () => runSql(payload, sql`UPDATE contact_messages SET ${columns} WHERE id = ${id}`));
  const note = (name: OwnMail, mail: MailState) =>
    change(sql`${columnOf(name, "state")} = ${mail.state}, ${columnOf(name, "attempts")} = ${mail.attempts},
        ${columnOf(name, "sent_at")} = ${mail.sentAt ?? null}, ${columnOf(name, "problem")} = ${mail.problem ?? null},
        mail_due_at = ${Date.now() + claimMs}`);

  const firm = await attempt(row.firmMail, tooOld, () => send(firmMail(row, toFirm, host)));
  if (firm !== row.firmMail) await note("firmMail", firm);
  // Senders of spam get no acknowledgement.
  const before: MailState =
    row.state === "spam" && row.senderMail.state === "pending"
      ? { ...row.senderMail, state: "withheld" }
      : row.senderMail;
  // If the firm's mail could not be sent, the sender's would fail at the same mail server.
  const sender =
    firm.state === "pending" ? before : await attempt(before, tooOld, () => send(senderMail(row, settings, host)));

  if (sender !== row.senderMail) await note("senderMail", sender);
  const waiting = [firm, sender].filter((mail) => mail.state === "pending");
  const pause = waiting.length > 0 ? pauseMs(Math.max(...waiting.map((mail) => mail.attempts - 1))) : 0;
  // Computed from the row in the same statement, since a user may have released either mail meanwhile.
  await change(sql`mail_due_at = CASE WHEN firm_mail_state = 'pending' OR sender_mail_state = 'pending'
      THEN CAST(${Date.now() + pause} AS NUMERIC) END`);
}

/** Gets the messages until the firm has said who should: the owner whose account is the oldest. */
async function firstOwner(payload: Payload): Promise<string> {
  const [owner] = await runSql(payload, sql`SELECT email FROM users WHERE role = 'owner' ORDER BY id LIMIT 1`);
  return String(owner?.["email"] ?? "");
}
