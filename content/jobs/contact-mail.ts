import { isLocale } from "@setu/contract/locale";
import type { Payload } from "payload";
import { firmMail, type StoredMessage, senderMail } from "../mail/contact-mails.ts";
import type { SendMail } from "../mail/transport.ts";
import { whileBusy } from "../system/retry.ts";
import { readEnquirySettings } from "../system/settings.ts";
import { runSql, sql } from "../system/sql.ts";

/** Longer than a mail can take (`mail/transport.ts`), so a claim is never held twice; prolonged between the two. */
const claimMs = 120_000;
/** After this long a mail is given up, and the row says so. */
const giveUpAfterMs = 3 * 24 * 3600_000;
/** 5 s, then twice as long each time, up to 5 min: whatever the outage, mail flows 5 min after its end. */
const pauseMs = (attempts: number) => Math.min(5000 * 2 ** Math.min(attempts, 10), 300_000);
/** Long: a mail that was sent but could not be noted would be sent again. */
const notePatienceMs = 60_000;

type MailState = {
  state: "pending" | "sent" | "failed" | "withheld";
  attempts: number;
  sentAt?: string | null;
  problem?: string | null;
};
type Row = StoredMessage & { locale: string; firmMail: MailState; senderMail: MailState; mailDueAt: number | null };

interface Delivery {
  payload: Payload;
  send: SendMail;
  /** The site's host name, for Message-IDs. */
  host: string;
}

/**
 * Sends the mails of every message that is due, one message after the other, until none is left or
 * `stopping` is aborted. Several processes may do so at once: a message is claimed in the database first.
 * @returns how many messages it took.
 */
export async function deliverContactMail(delivery: Delivery, stopping: AbortSignal): Promise<number> {
  for (let taken = 0; ; taken += 1) {
    const id = stopping.aborted ? undefined : await claimNext(delivery.payload);
    if (id === undefined) return taken;
    await deliver(delivery, id);
  }
}

async function claimNext(payload: Payload): Promise<number | undefined> {
  const now = Date.now();
  // Looking needs no lock; only when something is due is there a write.
  const due = await runSql(
    payload,
    sql`SELECT id FROM contact_messages WHERE mail_due_at <= ${now} ORDER BY mail_due_at LIMIT 20`,
  );
  for (const { id } of due) {
    const claimed = await runSql(
      payload,
      sql`UPDATE contact_messages SET mail_due_at = ${now + claimMs}
          WHERE id = ${id} AND mail_due_at <= ${now} RETURNING id`,
    );
    if (claimed.length > 0) return Number(id);
  }
  return undefined;
}

async function deliver({ payload, send, host }: Delivery, id: number): Promise<void> {
  const row = (await payload.findByID({
    collection: "contact-messages",
    id,
    depth: 0,
    overrideAccess: true,
  })) as unknown as Row;
  const settings = await readEnquirySettings(payload, isLocale(row.locale) ? row.locale : "en");
  const tooOld = Date.now() - Date.parse(row.createdAt) > giveUpAfterMs;

  const note = (data: Record<string, unknown>) =>
    whileBusy(notePatienceMs, () =>
      payload.update({ collection: "contact-messages", id, data, depth: 0, overrideAccess: true }),
    );

  const firm = await attempt(row.firmMail, tooOld, () => send(firmMail(row, settings, host)));
  if (firm !== row.firmMail) await note({ firmMail: firm, mailDueAt: Date.now() + claimMs });
  // When the firm's mail could not go, the sender's would meet the same mail server.
  const sender =
    firm.state === "pending"
      ? row.senderMail
      : await attempt(row.senderMail, tooOld, () => send(senderMail(row, settings, host)));

  const waiting = [firm, sender].filter((mail) => mail.state === "pending");
  const attempts = Math.max(0, ...waiting.map((mail) => mail.attempts - 1));
  await note({ senderMail: sender, mailDueAt: waiting.length > 0 ? Date.now() + pauseMs(attempts) : null });
}

/** Tries a mail that is still pending, and gives what is to be noted about it. */
async function attempt(mail: MailState, tooOld: boolean, send: () => Promise<void>): Promise<MailState> {
  if (mail.state !== "pending") return mail;
  const attempts = mail.attempts + 1;
  try {
    await send();
    return { ...mail, state: "sent", attempts, problem: null, sentAt: new Date().toISOString() };
  } catch (error) {
    const problem = error instanceof Error ? error.message.slice(0, 300) : "unknown";
    return { ...mail, state: tooOld ? "failed" : "pending", attempts, problem };
  }
}
