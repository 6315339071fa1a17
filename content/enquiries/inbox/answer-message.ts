import type { Payload } from "payload";
import { refused } from "../../platform/access/refused.ts";
import type { Hand } from "../../platform/access/staff-actions.ts";
import { runSql, sql } from "../../platform/store/sql.ts";
import { storedRow } from "../../platform/store/stored-row.ts";
import { changeMessage, findMessage } from "./change-message.ts";
import { hasSender, isOpen } from "./message-states.ts";
import type { StoredAnswer } from "./stored-message.ts";

export interface NewAnswer {
  subject: string;
  text: string;
  /** The idempotency key, created with the draft: an answer that is sent twice is stored once. */
  key: string;
}

async function answerUnder(payload: Payload, key: string): Promise<StoredAnswer | undefined> {
  return storedRow<StoredAnswer>(payload, "contact-answers", "key", key);
}

/**
 * Stores an answer, which is its own outbox: it will be sent even if this process ends. The message counts as answered
 * from then on.
 * @throws APIError
 */
export async function answerMessage({ payload, by, req }: Hand, id: number, answer: NewAnswer): Promise<number> {
  const message = await findMessage(payload, id, req);
  const key = `${id}-${answer.key}`;
  const before = await answerUnder(payload, key);
  if (before) return before.id;
  if (!isOpen(message.state) || !hasSender(message)) {
    throw refused(
      req,
      409,
      "This message cannot be answered as it is: open it again first.",
      "यस सन्देशको जवाफ अहिले दिन मिल्दैन: पहिले फेरि खोल्नुहोस्।",
    );
  }
  const { subject, text } = answer;
  const data = { message: id, by, locale: message.locale, subject, text, key, state: "pending", attempts: 0 };
  const create = () =>
    payload.create({
      collection: "contact-answers",
      data: { ...data, dueAt: Date.now() },
      depth: 0,
      overrideAccess: true,
    });
  // For two concurrent requests, as by a double click, the unique key decides.
  const stored = await create().catch(
    async (error: unknown) => (await answerUnder(payload, key)) ?? Promise.reject(error),
  );
  await noteAnswer(payload, stored as StoredAnswer);
  return Number(stored.id);
}

/**
 * Marks a message as answered, and logs the answer. The job that sends the answer calls this too, in case of a crash in between.
 */
export async function noteAnswer(payload: Payload, answer: StoredAnswer): Promise<void> {
  await changeMessage(payload, answer.message, ({ state, log }) => {
    if (log?.some((entry) => entry.what === "answered" && entry.answer === answer.id)) return undefined;
    const entry = { at: new Date().toISOString(), by: answer.by, what: "answered", answer: answer.id } as const;
    return { ...(isOpen(state) && { state: "answered" as const }), entry };
  });
}

/** All answers to a message, oldest first. */
export async function answersTo(payload: Payload, message: number): Promise<StoredAnswer[]> {
  const { docs } = await payload.find({
    collection: "contact-answers",
    where: { message: { equals: message } },
    sort: "id",
    limit: 0,
    depth: 0,
    pagination: false,
    overrideAccess: true,
  });
  return docs as StoredAnswer[];
}

/** The messages with an answer that could not be sent. */
export async function withFailedAnswer(payload: Payload): Promise<Set<number>> {
  const rows = await runSql(payload, sql`SELECT DISTINCT message_id AS id FROM contact_answers WHERE state = 'failed'`);
  return new Set(rows.map(({ id }) => Number(id)));
}
