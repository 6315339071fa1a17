import type { Payload } from "payload";
import type { StoredFields } from "../../../model/item.ts";
import { claimDue } from "../../mail/claim-due.ts";
import { attempt, isTooOld } from "../../mail/mail-attempt.ts";
import type { MailState } from "../../mail/mail-state.ts";
import { emptyOutbox, nextAttemptAt, noteMail } from "../../mail/outbox.ts";
import type { SendMail } from "../../mail/transport.ts";

const table = "fault_mails";

interface Delivery {
  payload: Payload;
  send: SendMail;
  publicOrigin: string;
  /** The address that mails are sent from. */
  sender(): Promise<string>;
}
type Stored = MailState &
  StoredFields<
    "fault-mails",
    { id: number; key: string; to: string; subject: string; text: string; createdAt: string }
  >;

/** Sends the due mails to the staff, until none is left, the mail server cannot be reached or `stopping` is aborted. */
export async function deliverFaultMail(delivery: Delivery, stopping: AbortSignal): Promise<void> {
  const { payload, send } = delivery;
  const claim = () => claimDue(payload, { table, column: "due_at" });
  await emptyOutbox({ claim, deliver: (id) => deliver(delivery, id), send }, stopping);
}

async function deliver({ payload, send, publicOrigin, sender }: Delivery, id: number): Promise<void> {
  const collection = "fault-mails";
  const mail = (await payload.findByID({ collection, id, depth: 0, overrideAccess: true })) as Stored;
  const from = await sender();
  const after = await attempt(mail, await isTooOld(payload, mail.createdAt), () =>
    send({
      messageId: `<fault-${mail.key}@${new URL(publicOrigin).hostname}>`,
      from,
      to: mail.to,
      subject: mail.subject,
      text: mail.text,
      headers: { "Auto-Submitted": "auto-generated" },
    }),
  );
  await noteMail(payload, { table, id }, after, nextAttemptAt(after));
}
