import { rm } from "node:fs/promises";
import countries from "@setu/contract/countries.json" with { type: "json" };
import type { Payload } from "payload";
import { nepalTime } from "../calendar/nepal-time.ts";
import { mailFile } from "../platform/mail/transport.ts";
import { runSql, sql } from "../platform/store/sql.ts";
import { bury } from "../retention/tombstones.ts";
import type { Traces } from "../retention/traces.ts";
import { answerId, messageId } from "./mail/contact-mails.ts";

interface Message {
  id: number;
  country: string;
  createdAt: string;
}

/** The name of an erased message's tombstone. */
export const tombstoneOf = ({ id, createdAt }: Pick<Message, "id" | "createdAt">): string =>
  `message ${id} ${createdAt}`;

/** The form's countries: a request that the form did not send may have any text as the country. */
const known = new Set(countries.flatMap(({ en, ne }) => [en, ne]));

/** Erases a message's data outside its row: its answers, and its mails that are stored as files. */
export async function eraseMessageTraces(
  payload: Payload,
  { mails, tombstones, host }: Traces,
  message: Pick<Message, "id" | "createdAt">,
): Promise<void> {
  await bury(tombstones, tombstoneOf(message));
  const { id } = message;
  const answers = await runSql(payload, sql`SELECT key FROM contact_answers WHERE message_id = ${id}`);
  const ids = [
    messageId("firm", message, host),
    messageId("sender", message, host),
    ...answers.map(({ key }) => answerId({ key: String(key) }, host)),
  ];
  await Promise.all(ids.map((one) => rm(mailFile(mails, one), { force: true })));
  await runSql(payload, sql`DELETE FROM contact_answers WHERE message_id = ${id}`);
}

/**
 * Erases a message except its month, its country and whether it was spam, which are kept for statistics on how many people
 * write, and from where.
 */
export async function eraseMessage(payload: Payload, traces: Traces, message: Message): Promise<void> {
  await eraseMessageTraces(payload, traces, message);
  const month = new Date(`${nepalTime(new Date(message.createdAt)).slice(0, 7)}-01T00:00:00+05:45`).toISOString();
  const country = known.has(message.country) ? message.country : "";
  const now = new Date().toISOString();
  await runSql(
    payload,
    sql`UPDATE contact_messages
        SET name = '', company = '', email = '', phone = '', message = '', country = ${country}, locale = NULL,
            reasons = NULL, log = NULL, moves = COALESCE(moves, 0) + 1, assignee_id = NULL,
            firm_mail_problem = NULL, firm_mail_sent_at = NULL, sender_mail_problem = NULL, sender_mail_sent_at = NULL,
            mail_due_at = NULL, idempotency_key = NULL, content_hash = NULL,
            created_at = ${month}, updated_at = ${now}, erased_at = ${now}
        WHERE id = ${message.id}`,
  );
}
