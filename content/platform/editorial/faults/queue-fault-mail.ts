import type { Payload } from "payload";

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

/** Queues a mail to each reader, unless it is in the outbox already: its key is unique, for all processes. */
export async function queueFaultMail(payload: Payload, readers: Reader[], mail: FaultMail): Promise<void> {
  for (const { id, email } of readers) {
    const key = `${mail.key}-${id}`;
    const where = { key: { equals: key } };
    if ((await payload.count({ collection: "fault-mails", where, overrideAccess: true })).totalDocs > 0) continue;
    const data = { ...mail, key, to: email, state: "pending", attempts: 0, dueAt: Date.now() };
    await payload.create({ collection: "fault-mails", data: data as never, ...asServer });
  }
}
