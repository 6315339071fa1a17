import type { Payload } from "payload";
import type { StoredFields } from "../../../model/item.ts";
import { claimDue } from "../../mail/claim-due.ts";
import { attempt, isTooOld, pauseMs } from "../../mail/mail-attempt.ts";
import type { MailState } from "../../mail/mail-state.ts";
import type { SendMail } from "../../mail/transport.ts";
import { whileBusy } from "../../store/retry.ts";

/** Long: a mail that was sent but could not be noted would be sent again. */
const notePatienceMs = 60_000;

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

/** Sends the staff what is due, until nothing is left, the mail server is away or `stopping` is aborted. */
export async function deliverFaultMail(delivery: Delivery, stopping: AbortSignal): Promise<void> {
  const { payload, send, publicOrigin } = delivery;
  const collection = "fault-mails";
  while (!stopping.aborted && !send.isAway?.()) {
    const id = await claimDue(payload, { table: "fault_mails", column: "due_at" });
    if (id === undefined) return;
    const mail = (await payload.findByID({ collection, id, depth: 0, overrideAccess: true })) as unknown as Stored;
    const from = await delivery.sender();
    const { state, attempts, sentAt, problem } = await attempt(mail, isTooOld(mail.createdAt), () =>
      send({
        messageId: `<fault-${mail.key}@${new URL(publicOrigin).hostname}>`,
        from,
        to: mail.to,
        subject: mail.subject,
        text: mail.text,
        headers: { "Auto-Submitted": "auto-generated" },
      }),
    );
    const dueAt = state === "pending" ? Date.now() + pauseMs(attempts) : null;
    const data = { state, attempts, sentAt: sentAt ?? null, problem: problem ?? null, dueAt };
    await whileBusy(notePatienceMs, () => payload.update({ collection, id, data, depth: 0, overrideAccess: true }));
  }
}
