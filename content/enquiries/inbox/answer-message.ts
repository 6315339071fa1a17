import type { Payload } from "payload";
import { clockText } from "../../calendar/clock.ts";
import { calendarDate } from "../../calendar/dates.ts";
import { refused } from "../../platform/access/refused.ts";
import type { Hand } from "../../platform/access/staff-actions.ts";
import { runSql, sql } from "../../platform/store/sql.ts";
import { storedRow } from "../../platform/store/stored-row.ts";
import { changeMessage, findMessage } from "./change-message.ts";
import { hasSender, isOpen } from "./message-states.ts";
import type { StoredAnswer, StoredMessage } from "./stored-message.ts";

/** How long the mail of a new answer waits for the log to say that nobody else has answered meanwhile. */
const holdMs = 5000;

export interface NewAnswer {
  subject: string;
  text: string;
  /** The idempotency key, created with the draft: an answer that is sent twice is stored once. */
  key: string;
  /** The ids of the answers that its author has seen. */
  seen: number[];
}

async function answerUnder(payload: Payload, key: string): Promise<StoredAnswer | undefined> {
  return storedRow<StoredAnswer>(payload, "contact-answers", "key", key);
}

/**
 * Stores an answer, which is its own outbox: it will be sent even if this process ends. The message counts as answered
 * from then on.
 * @throws APIError 409 for a message that cannot be answered, or has an answer that this one's author has not seen.
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
  refuseUnseen(req, message.log, answer.seen);
  const { subject, text } = answer;
  const data = { message: id, by, locale: message.locale, subject, text, key, state: "pending", attempts: 0 };
  const heldUntil = Date.now() + holdMs;
  const create = () =>
    payload.create({
      collection: "contact-answers",
      data: { ...data, dueAt: heldUntil },
      depth: 0,
      overrideAccess: true,
    });
  // For two concurrent requests, as by a double click, the unique key decides.
  const stored = await create().catch(
    async (error: unknown) => (await answerUnder(payload, key)) ?? Promise.reject(error),
  );
  const own = Number(stored.id);
  try {
    // Of two answers at once, the one that is logged first is sent.
    await noteAnswer(payload, stored as StoredAnswer, ({ log }) => refuseUnseen(req, log, [...answer.seen, own]));
  } catch (error) {
    await runSql(payload, sql`DELETE FROM contact_answers WHERE id = ${own} AND due_at = ${heldUntil}`);
    throw error;
  }
  await runSql(
    payload,
    sql`UPDATE contact_answers SET due_at = ${Date.now()} WHERE id = ${own} AND state = 'pending' AND due_at = ${heldUntil}`,
  );
  return own;
}

/** @throws APIError 409, which names who has answered, and when. */
function refuseUnseen(req: Hand["req"], log: StoredMessage["log"], seen: number[]): void {
  const unseen = log?.findLast((entry) => entry.what === "answered" && !seen.includes(entry.answer));
  if (!unseen) return;
  const at = new Date(unseen.at);
  const time = (locale: "en" | "ne") => `${calendarDate(at, locale).text}, ${clockText(at, locale)}`;
  throw refused(
    req,
    409,
    `Your answer has not been sent: ${unseen.by} answered meanwhile (${time("en")}). Read that answer above, and send yours again if both should go out.`,
    `तपाईंको जवाफ पठाइएको छैन: यसबीच ${unseen.by}ले जवाफ दिइसक्नुभयो (${time("ne")})। त्यो जवाफ माथि पढ्नुहोस्, र दुवै पठाउने भए आफ्नो फेरि पठाउनुहोस्।`,
  );
}

/**
 * Marks a message as answered, and logs the answer. The job that sends the answer calls this too, in case of a crash in between.
 * `check` throws to refuse.
 */
export async function noteAnswer(
  payload: Payload,
  answer: StoredAnswer,
  check?: (message: StoredMessage) => void,
): Promise<void> {
  await changeMessage(payload, answer.message, (message) => {
    const { state, log } = message;
    check?.(message);
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
