import { rm } from "node:fs/promises";
import type { Payload } from "payload";
import { mailFile } from "../platform/mail/transport.ts";
import { isoColumn } from "../platform/store/columns.ts";
import { runSql, sql } from "../platform/store/sql.ts";
import type { Traces } from "../retention/traces.ts";

/** The places of mails that were written to files. */
export type MailTraces = Pick<Traces, "mails" | "host">;
type Mail = { id: number; createdAt: string };

/** The Message-ID of a mail to a subscriber, by which its file is found. */
export const alertMailId = ({ id, createdAt }: Mail, host: string): string =>
  `<alert-${id}-${Date.parse(createdAt)}@${host}>`;

async function deleteFiles({ mails, host }: MailTraces, rows: Record<string, unknown>[]): Promise<void> {
  for (const { id, created_at: createdAt } of rows) {
    const mail = { id: Number(id), createdAt: isoColumn(createdAt) };
    await rm(mailFile(mails, alertMailId(mail, host)), { force: true });
  }
}

/** Deletes subscriptions with their addresses, also those in the files of mails; returns how many there were. */
export async function deleteSubscriptions(
  payload: Payload,
  traces: MailTraces,
  which: ReturnType<typeof sql>,
): Promise<number> {
  const sent = await runSql(
    payload,
    sql`SELECT id, created_at FROM alert_mails WHERE subscription_id IN (SELECT id FROM subscriptions WHERE ${which})`,
  );
  const deleted = await runSql(payload, sql`DELETE FROM subscriptions WHERE ${which} RETURNING id`);
  await deleteFiles(traces, sent);
  return deleted.length;
}

/** Deletes the finished mails to subscribers that were stored before a time, with their files. */
export async function deleteAlertMails(payload: Payload, traces: MailTraces, before: string): Promise<void> {
  const finished = sql`due_at IS NULL AND created_at < ${before}`;
  // The rows come last: until then they name the files.
  await deleteFiles(traces, await runSql(payload, sql`SELECT id, created_at FROM alert_mails WHERE ${finished}`));
  await runSql(payload, sql`DELETE FROM alert_mails WHERE ${finished}`);
}
