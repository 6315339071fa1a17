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

const asServer = { depth: 0, overrideAccess: true } as const;

/** The owners, who are told of every fault. */
export async function ownersOf(payload: Payload): Promise<Reader[]> {
  const where = { role: { equals: "owner" } };
  const { docs } = await payload.find({ collection: "users", where, pagination: false, ...asServer });
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

/** Queues a mail to each reader, unless it is in the outbox already: its key is unique, for all processes. */
export async function queueFaultMail(payload: Payload, readers: Reader[], mail: FaultMail): Promise<void> {
  for (const { id, email } of readers) {
    const key = keyFor(mail.key, id);
    const where = { key: { equals: key } };
    if ((await payload.count({ collection: "fault-mails", where, overrideAccess: true })).totalDocs > 0) continue;
    const data = { ...mail, key, to: email, state: "pending", attempts: 0, dueAt: Date.now() };
    await payload.create({ collection: "fault-mails", data, ...asServer });
  }
}
