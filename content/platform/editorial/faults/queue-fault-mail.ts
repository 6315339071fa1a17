import type { Payload } from "payload";

export interface Reader {
  id: number;
  email: string;
}

interface FaultMail {
  /** Made of the fault and what state it is in: the same is told once. */
  key: string;
  faults: string[];
  subject: string;
  text: string;
}

const asServer = { depth: 0, overrideAccess: true } as const;

/** Everybody who is told of every fault. */
export async function ownersOf(payload: Payload): Promise<Reader[]> {
  const where = { role: { equals: "owner" } };
  const { docs } = await payload.find({ collection: "users", where, pagination: false, ...asServer });
  return docs.map(({ id, email }) => ({ id: Number(id), email: String(email) }));
}

/** Puts a mail to each reader into the outbox, unless it is there: its key is unique, whoever writes it. */
export async function queueFaultMail(payload: Payload, readers: Reader[], mail: FaultMail): Promise<void> {
  for (const { id, email } of readers) {
    const key = `${mail.key}-${id}`;
    const where = { key: { equals: key } };
    if ((await payload.count({ collection: "fault-mails", where, overrideAccess: true })).totalDocs > 0) continue;
    const data = { ...mail, key, to: email, state: "pending", attempts: 0, dueAt: Date.now() };
    await payload.create({ collection: "fault-mails", data: data as never, ...asServer });
  }
}
