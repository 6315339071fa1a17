import type { Payload } from "payload";
import { claimMs } from "./platform/mail/claim-due.ts";
import { runSql, sql } from "./platform/store/sql.ts";

/** The mails of all outboxes, for monitoring. */
export interface MailFigures {
  waiting: number;
  /** The age of the oldest one that is waiting; 0 if none is. */
  oldestSeconds: number;
  givenUp: number;
}

interface StoredMail {
  table: string;
  /** The prefix of the columns of its state, if a row has several mails. */
  prefix?: string;
  due?: string;
  /** The column with the time from which the mail can wait. */
  since?: string;
}

const mails: readonly StoredMail[] = [
  { table: "contact_messages", prefix: "firm_mail_", due: "mail_due_at" },
  { table: "contact_messages", prefix: "sender_mail_", due: "mail_due_at" },
  // A complaint has mails for as long as it is open; the change that calls for one sets this time.
  { table: "complaints", prefix: "handlers_mail_", due: "mail_due_at", since: "updated_at" },
  { table: "complaints", prefix: "writer_mail_", due: "mail_due_at", since: "updated_at" },
  { table: "contact_answers" },
  { table: "applicant_mails" },
  { table: "alert_mails" },
  { table: "account_mails" },
  { table: "fault_mails" },
  { table: "member_registrations" },
  { table: "member_mails" },
  { table: "forum_mails" },
];

/** A mail that can still be undone is not counted; one that a process has claimed, and so postponed, is. */
function figuresOf({ table, prefix = "", due = "due_at", since = "created_at" }: StoredMail, now: number) {
  const [state, attempts] = [sql.identifier(`${prefix}state`), sql.identifier(`${prefix}attempts`)];
  const dueAt = sql.identifier(due);
  const isWaiting = sql`${state} = 'pending' AND (${dueAt} <= ${now + claimMs} OR (${attempts} > 0 AND ${dueAt} IS NOT NULL))`;
  return sql`SELECT SUM(CASE WHEN ${isWaiting} THEN 1 ELSE 0 END) AS waiting,
                    MIN(CASE WHEN ${isWaiting} THEN ${sql.identifier(since)} END) AS oldest,
                    SUM(CASE WHEN ${state} = 'failed' THEN 1 ELSE 0 END) AS given_up
             FROM ${sql.identifier(table)} WHERE ${state} IN ('pending', 'failed')`;
}

/** Counts the mails that wait and those that were given up. */
export async function mailFigures(payload: Payload, now = Date.now()): Promise<MailFigures> {
  const each = mails.map((mail) => figuresOf(mail, now));
  const rows = await runSql(payload, sql.join(each, sql` UNION ALL `));
  const sum = (name: string) => rows.reduce((total, row) => total + Number(row[name] ?? 0), 0);
  const since = rows.flatMap(({ oldest }) => (oldest ? [new Date(String(oldest)).getTime()] : []));
  return {
    waiting: sum("waiting"),
    oldestSeconds: since.length > 0 ? Math.max(0, (now - Math.min(...since)) / 1000) : 0,
    givenUp: sum("given_up"),
  };
}
