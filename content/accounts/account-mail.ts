import { randomBytes } from "node:crypto";
import { rm } from "node:fs/promises";
import type { Payload } from "payload";
import { readEnquirySettings } from "../enquiries/settings.ts";
import { claimDue } from "../platform/mail/claim-due.ts";
import { attempt, isTooOld } from "../platform/mail/mail-attempt.ts";
import type { MailState } from "../platform/mail/mail-state.ts";
import { emptyOutbox, nextAttemptAt, noteMail } from "../platform/mail/outbox.ts";
import { mailFile, type SendMail } from "../platform/mail/transport.ts";
import { runSql, sql } from "../platform/store/sql.ts";
import { storedRow } from "../platform/store/stored-row.ts";
import type { Traces } from "../retention/traces.ts";
import { resetMail } from "./account-texts.ts";
import { readFirmNames } from "./firm-names.ts";

const table = "account_mails";
const hourMs = 3_600_000;
/** How long a link is valid, from when its mail is sent. */
const linkHoldsMs = hourMs;
/** How long the mail of a password request is retried, and the request kept. */
const keptMs = 24 * hourMs;
/** Mails to one account per hour, at most: somebody who knows an address cannot flood its inbox. */
const perHour = 5;

interface Delivery {
  payload: Payload;
  send: SendMail;
  publicOrigin: string;
}
type Wish = MailState & { id: number; to: string; createdAt: string };

/** Sends the password links that are due, until none is left, the mail server cannot be reached or `stopping` is aborted. */
export async function deliverAccountMail(delivery: Delivery, stopping: AbortSignal): Promise<void> {
  const { payload, send } = delivery;
  const claim = () => claimDue(payload, { table, column: "due_at" });
  await emptyOutbox({ claim, deliver: (id) => deliver(delivery, id), send }, stopping);
}

/** Deletes old requests that are finished, with the files of their mails. */
export async function sweepAccountMail(
  payload: Payload,
  { mails }: Pick<Traces, "mails">,
  now = Date.now(),
): Promise<void> {
  const key = sql.identifier("key");
  const before = new Date(now - keptMs).toISOString();
  const finished = sql`due_at IS NULL AND created_at < ${before}`;
  // The rows come last: until then they name the files.
  for (const { key: messageId } of await runSql(payload, sql`SELECT ${key} FROM account_mails WHERE ${finished}`)) {
    if (messageId) await rm(mailFile(mails, String(messageId)), { force: true });
  }
  await runSql(payload, sql`DELETE FROM account_mails WHERE ${finished}`);
}

async function deliver(delivery: Delivery, id: number): Promise<void> {
  const { payload } = delivery;
  const wish = await storedRow<Wish>(payload, "account-mails", "id", id);
  if (!wish) return;
  const tooOld = await isTooOld(payload, wish.createdAt, keptMs);
  const after: MailState = (await isWanted(payload, wish))
    ? await attempt(wish, tooOld, () => sendLink(delivery, wish))
    : { ...wish, state: "withheld" };
  await noteMail(payload, { table, id }, after, nextAttemptAt(after));
}

/** Whether the account exists, this is its latest request, and there have not been too many. */
async function isWanted(payload: Payload, { id, to }: Wish): Promise<boolean> {
  const since = new Date(Date.now() - hourMs).toISOString();
  const rows = await runSql(
    payload,
    sql`SELECT (SELECT COUNT(*) FROM users WHERE email = ${to}) AS accounts,
          (SELECT COUNT(*) FROM account_mails WHERE ${sql.identifier("to")} = ${to} AND id > ${id} AND state = 'pending') AS later,
          (SELECT COUNT(*) FROM account_mails WHERE ${sql.identifier("to")} = ${to} AND state = 'sent' AND created_at > ${since}) AS sent`,
  );
  const count = (name: string) => Number(rows[0]?.[name] ?? 0);
  return count("accounts") > 0 && count("later") === 0 && count("sent") < perHour;
}

/**
 * Makes a new token for each attempt: a link is valid for an hour from when it is sent, however long the mail waited.
 */
async function sendLink({ payload, send, publicOrigin }: Delivery, { id, to }: Wish): Promise<void> {
  const token = randomBytes(20).toString("hex");
  const until = new Date(Date.now() + linkHoldsMs).toISOString();
  // Only these columns: the user may be signing in at the same time.
  await runSql(
    payload,
    sql`UPDATE users SET reset_password_token = ${token}, reset_password_expiration = ${until} WHERE email = ${to}`,
  );
  const [{ sender, recipient }, named] = await Promise.all([
    readEnquirySettings(payload, "en"),
    readFirmNames(payload),
  ]);
  const { hostname } = new URL(publicOrigin);
  // Before the firm has entered its name, the site has only its host's.
  const firm = named.en ? named : { en: hostname, ne: hostname };
  const messageId = `<account-${id}-${token.slice(0, 8)}@${hostname}>`;
  // The row keeps it: the mail's file is deleted by it.
  await runSql(payload, sql`UPDATE account_mails SET ${sql.identifier("key")} = ${messageId} WHERE id = ${id}`);
  await send({
    ...resetMail({ firm, email: to, link: `${publicOrigin}/admin/reset/${token}` }),
    messageId,
    // A mail with a link names the firm as its sender.
    from: sender.includes("<") ? sender : { name: firm.en, address: sender },
    replyTo: recipient,
    to,
    headers: { "Auto-Submitted": "auto-generated" },
  });
}
