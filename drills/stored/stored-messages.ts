import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as wait } from "node:timers/promises";
import type { Report } from "../report.ts";
import type { Post, Posts } from "../senders/messages.ts";

/** A message as stored in the database, by column names. */
export type Row = Record<string, string | number | null>;

const requiredColumns = [
  ...["name", "email", "phone", "message", "company", "country", "locale", "suspicious", "reasons"],
  ...["idempotency_key", "content_hash", "created_at", "updated_at", "firm_mail_state", "sender_mail_state"],
];

/** Opens the site's database from another process. */
export function openDatabase(dataDir: string): DatabaseSync {
  return new DatabaseSync(path.join(dataDir, "setu.db"), { timeout: 5000 });
}

export function storedMessages(dataDir: string): Row[] {
  const database = openDatabase(dataDir);
  try {
    return database.prepare("SELECT * FROM contact_messages ORDER BY id").all() as Row[];
  } finally {
    database.close();
  }
}

/** Waits until `counting`, which selects a `count`, yields 0; false if that takes longer than `patienceMs`. */
export async function untilNone(dataDir: string, counting: string, patienceMs: number): Promise<boolean> {
  const database = openDatabase(dataDir);
  const waiting = database.prepare(counting);
  const giveUpAt = performance.now() + patienceMs;
  try {
    while (Number(waiting.get()?.count) > 0) {
      if (performance.now() > giveUpAt) return false;
      await wait(100);
    }
    return true;
  } finally {
    database.close();
  }
}

/** Waits until no mail is waiting; false if that takes longer than `patienceMs`. */
export const mailsAreSent = (dataDir: string, patienceMs: number): Promise<boolean> =>
  untilNone(dataDir, "SELECT count(*) AS count FROM contact_messages WHERE mail_due_at IS NOT NULL", patienceMs);

/** Makes the claims of dead processes lapse now, as they would after two minutes. */
export function lapseClaims(dataDir: string, table = "contact_messages", column = "mail_due_at"): void {
  const database = openDatabase(dataDir);
  database.exec(`UPDATE ${table} SET ${column} = 0 WHERE ${column} IS NOT NULL`);
  database.close();
}

/** Checks that every acknowledged message is stored once, no other one twice, and each whole. */
export function checkMessages(report: Report, posts: Posts, dataDir: string): Row[] {
  const rows = storedMessages(dataDir);
  const idOf = (row: Row) => /^Drill ([\w-]+)/.exec(String(row.message))?.[1] ?? "";
  const found = Map.groupBy(rows, idOf);
  const posted = new Map(posts.all.map((post) => [post.id, post]));
  const times = ({ id }: Post) => found.get(id)?.length ?? 0;
  report.figure("acknowledged", posts.acknowledged.length);
  report.figure("stored", rows.length);
  const lost = posts.acknowledged.filter((post) => times(post) === 0);
  report.none(
    "acknowledged but lost",
    lost.map(({ id }) => id),
  );
  report.none(
    "stored more than once",
    posts.all.filter((post) => times(post) > 1).map(({ id }) => id),
  );
  const differs = (row: Row, post: Post) => Object.entries(post.fields).some(([name, text]) => row[name] !== text);
  const broken = rows.filter((row) => {
    const post = posted.get(idOf(row));
    return !post || differs(row, post) || requiredColumns.some((column) => row[column] === null);
  });
  report.none(
    "rows that are not whole",
    broken.map((row) => JSON.stringify(row)),
  );
  checkSound(report, dataDir);
  return rows;
}

export function checkSound(report: Report, dataDir: string): void {
  const database = openDatabase(dataDir);
  const integrity = database.prepare("PRAGMA integrity_check").get()?.integrity_check;
  database.close();
  report.check("the database is sound", integrity === "ok", String(integrity));
}
