import { localeOf } from "@setu/contract/locale";
import type { Payload } from "payload";
import { makeFaq } from "../../faqs/make-faq.ts";
import { refused } from "../../platform/access/refused.ts";
import { enquiryRoles } from "../../platform/access/rules.ts";
import type { Hand } from "../../platform/access/staff-actions.ts";
import { claimMs } from "../../platform/mail/claim-due.ts";
import { runSql, sql } from "../../platform/store/sql.ts";
import { changeMessage, findMessage } from "./change-message.ts";
import { isOpen, type MessageState, mayMove } from "./message-states.ts";
import { type LogEntry, type OwnMail, ownMails } from "./stored-message.ts";

const now = () => new Date().toISOString();

export async function assignees(payload: Payload): Promise<{ id: number; name: string }[]> {
  const { docs } = await payload.find({
    collection: "users",
    where: { role: { in: [...enquiryRoles] } },
    sort: "name",
    limit: 0,
    depth: 0,
    pagination: false,
    overrideAccess: true,
  });
  return docs.map(({ id, name }) => ({ id: Number(id), name: String(name) }));
}

/**
 * Moves a message to a state.
 * @throws APIError when that move is not allowed from its present state.
 */
export async function moveMessage({ payload, by, req }: Hand, id: number, to: MessageState): Promise<void> {
  let wasSpam = false;
  await changeMessage(
    payload,
    id,
    ({ state }) => {
      wasSpam = state === "spam";
      if (state === to) return undefined;
      if (!mayMove(state, to)) {
        throw refused(req, 409, "This message cannot be moved there.", "यो सन्देश त्यहाँ सार्न मिल्दैन।");
      }
      const entry = { at: now(), by, what: "moved", from: state, to } as const;
      return { state: to, ...(to === "new" && { assignee: null }), entry };
    },
    req,
  );
  if (wasSpam && to !== "spam") await sendWhatWasHeldBack(payload, id);
  // Senders of spam get no further mails. (The jobs that send mails check the state too.)
  if (to !== "spam") return;
  await runSql(
    payload,
    sql`UPDATE contact_messages SET sender_mail_state = 'withheld' WHERE id = ${id} AND sender_mail_state = 'pending'`,
  );
  await runSql(
    payload,
    sql`UPDATE contact_answers SET state = 'withheld', due_at = NULL WHERE message_id = ${id} AND state = 'pending'`,
  );
}

/** Sends the acknowledgement and the answers that were held back while a message was marked as spam. */
async function sendWhatWasHeldBack(payload: Payload, id: number): Promise<void> {
  const due = Date.now();
  await runSql(
    payload,
    sql`UPDATE contact_messages SET sender_mail_state = 'pending', sender_mail_attempts = 0, ${mailDue(due)}
        WHERE id = ${id} AND sender_mail_state = 'withheld' AND email <> ''`,
  );
  // Not before the claim of a worker that was sending it when the message was marked is over: it would be sent twice.
  await runSql(
    payload,
    sql`UPDATE contact_answers SET state = 'pending', attempts = 0, due_at = ${due + claimMs}
        WHERE message_id = ${id} AND state = 'withheld'`,
  );
}

/**
 * Assigns a message to a staff member who answers enquiries, or to nobody.
 * @throws APIError
 */
export async function assignMessage({ payload, by, req }: Hand, id: number, user: number | null): Promise<void> {
  const person = user === null ? null : (await assignees(payload)).find((one) => one.id === user);
  if (person === undefined) {
    throw refused(req, 422, "This account does not answer enquiries.", "यस खाताले सोधपुछको जवाफ दिँदैन।");
  }
  await changeMessage(
    payload,
    id,
    ({ state, assignee }) => {
      if (assignee === user) return undefined;
      if (!isOpen(state)) throw refused(req, 409, "Open the message again first.", "पहिले सन्देश फेरि खोल्नुहोस्।");
      const next = user !== null ? "assigned" : state === "assigned" ? "new" : state;
      return { state: next, assignee: user, entry: { at: now(), by, what: "assigned", to: person?.name ?? null } };
    },
    req,
  );
}

/** Adds a note, which nobody can change or remove. */
export const noteOnMessage = ({ payload, by, req }: Hand, id: number, text: string): Promise<void> =>
  changeMessage(payload, id, () => ({ entry: { at: now(), by, what: "noted", text } }), req);

/**
 * Retries a mail that the site gave up sending: one of the message's own, or the answer with that id.
 * @throws APIError
 */
export async function retryMail({ payload, by, req }: Hand, id: number, mail: OwnMail | number): Promise<void> {
  const { state } = await findMessage(payload, id, req);
  if (state === "spam")
    throw refused(req, 409, "No emails are sent to senders of spam.", "अवाञ्छित सन्देश पठाउनेलाई इमेल पठाइँदैन।");
  const due = Date.now();
  const statement =
    typeof mail === "number"
      ? sql`UPDATE contact_answers SET state = 'pending', attempts = 0, due_at = ${due}
            WHERE id = ${mail} AND message_id = ${id} AND state = 'failed' RETURNING id`
      : sql`UPDATE contact_messages SET ${columnOf(mail, "state")} = 'pending', ${columnOf(mail, "attempts")} = 0, ${mailDue(due)}
            WHERE id = ${id} AND ${columnOf(mail, "state")} = 'failed' RETURNING id`;
  if ((await runSql(payload, statement)).length === 0) return;
  const which = typeof mail === "number" ? "answer" : mail;
  await changeMessage(payload, id, () => ({ entry: { at: now(), by, what: "retried", mail: which } }), req);
}

/** Creates a draft FAQ from a message, without its sender's name, addresses and numbers. */
export async function makeFaqOfMessage({ payload, by, req }: Hand, id: number): Promise<void> {
  const { message: text, name, company, locale } = await findMessage(payload, id, req);
  const faq = await makeFaq(payload, { id, text, names: [name, company], locale: localeOf(locale) });
  const entry = { at: now(), by, what: "madeFaq", faq } as const;
  const isLogged = (log: readonly LogEntry[] | null) => log?.some((one) => one.what === "madeFaq" && one.faq === faq);
  await changeMessage(payload, id, ({ log }) => (isLogged(log) ? undefined : { entry }), req);
}

/** Makes a message's mails due, unless they are already: a worker may be sending the other one, and its claim is the time. */
const mailDue = (at: number) => sql`mail_due_at = COALESCE(mail_due_at, ${at})`;

/** The column for a property of one of a message's own mails. */
export const columnOf = (mail: OwnMail, what: "state" | "attempts" | "sent_at" | "problem") =>
  sql.identifier(`${mail === ownMails[0] ? "firm_mail" : "sender_mail"}_${what}`);
