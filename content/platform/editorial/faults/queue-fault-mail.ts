import type { Payload } from "payload";
import { among, runSql, sql } from "../../store/sql.ts";

export interface Reader {
  id: number;
  email: string;
}

interface FaultMail {
  /** Made from the fault and its state, so that the same fault is reported once. */
  key: string;
  faults: string[];
  subject: string;
  text: string;
}

/** The owners, who are told of every fault. */
export async function ownersOf(payload: Payload): Promise<Reader[]> {
  const where = { role: { equals: "owner" } };
  const { docs } = await payload.find({
    collection: "users",
    where,
    pagination: false,
    depth: 0,
    overrideAccess: true,
  });
  return docs.map(({ id, email }) => ({ id: Number(id), email: String(email) }));
}

/** The key of a mail about a fault to one reader. */
export const keyFor = (fault: string, reader: number): string => `${fault}-${reader}`;

/** Those of the keys under which a mail has been queued already. */
export async function queuedAmong(payload: Payload, keys: readonly string[]): Promise<Set<string>> {
  if (keys.length === 0) return new Set();
  const key = sql.identifier("key");
  const rows = await runSql(payload, sql`SELECT ${key} FROM fault_mails WHERE ${key} IN ${among(keys)}`);
  return new Set(rows.map((row) => String(row["key"])));
}

/**
 * Queues a mail to each reader, unless it is in the outbox already: its key is unique, for all processes. It is one statement, so that
 * either all readers are told or none is: a fault that one reader was told of may count as reported.
 */
export async function queueFaultMail(payload: Payload, readers: Reader[], mail: FaultMail): Promise<void> {
  if (readers.length === 0) return;
  const [subject, text, faults] = [mail.subject, mail.text, JSON.stringify(mail.faults)];
  const rows = readers.map(
    ({ id, email }) =>
      sql`(${keyFor(mail.key, id)}, ${email}, ${subject}, ${text}, ${faults}, 'pending', 0, ${Date.now()})`,
  );
  await runSql(
    payload,
    sql`INSERT INTO fault_mails (${sql.identifier("key")}, ${sql.identifier("to")}, subject, text, faults, state, attempts, due_at)
        VALUES ${sql.join(rows, sql`, `)} ON CONFLICT (${sql.identifier("key")}) DO NOTHING`,
  );
}
