import { createHash } from "node:crypto";
import type { Payload } from "payload";
import { runSql, sql } from "../../store/sql.ts";
import { ownersOf, queueFaultMail } from "./queue-fault-mail.ts";

/** A mail that was given up: the key says how often it had been tried, so that a second failure is another one. */
interface GivenUp {
  key: string;
  ne: string;
  en: string;
  path: string;
}

/** So many are named in one mail. */
const named = 20;

async function givenUp(payload: Payload): Promise<GivenUp[]> {
  const [messages, answers, applicants, alerts] = await Promise.all([
    runSql(
      payload,
      sql`SELECT id, firm_mail_attempts, sender_mail_attempts FROM contact_messages
          WHERE firm_mail_state = 'failed' OR sender_mail_state = 'failed'`,
    ),
    runSql(payload, sql`SELECT id, message_id, attempts FROM contact_answers WHERE state = 'failed'`),
    runSql(payload, sql`SELECT id, attempts FROM applicant_mails WHERE state = 'failed'`),
    runSql(
      payload,
      sql`SELECT kind, item, event, COUNT(*) AS mails FROM alert_mails WHERE state = 'failed' GROUP BY kind, item, event`,
    ),
  ]);
  const messageAt = (id: unknown) => `/admin/collections/contact-messages/${id}`;
  return [
    ...messages.map(({ id, firm_mail_attempts: firm, sender_mail_attempts: sender }) => ({
      key: `message-${id}-${firm}-${sender}`,
      ne: "सम्पर्क सन्देशको इमेल",
      en: "Email about a message from the website",
      path: messageAt(id),
    })),
    ...answers.map(({ id, message_id: message, attempts }) => ({
      key: `answer-${id}-${attempts}`,
      ne: "सन्देशको जवाफ",
      en: "Answer to a message",
      path: messageAt(message),
    })),
    ...applicants.map(({ id, attempts }) => ({
      key: `applicant-${id}-${attempts}`,
      ne: "आवेदकलाई इमेल",
      en: "Email to an applicant",
      path: `/admin/collections/applicant-mails/${id}`,
    })),
    ...alerts.map(({ kind, item, event }) => ({
      key: `alert-${kind}-${item}-${event}`,
      ne: "सदस्यलाई इमेलहरू",
      en: "Emails to subscribers",
      path: `/admin/collections/alert-mails?where[or][0][and][0][state][equals]=failed`,
    })),
  ];
}

/** The faults that owners have been told of. */
async function told(payload: Payload): Promise<Set<string>> {
  const rows = await runSql(payload, sql`SELECT faults FROM fault_mails WHERE key LIKE 'mails-%'`);
  const lists = rows.map(({ faults }) => (typeof faults === "string" ? JSON.parse(faults) : faults) as string[]);
  return new Set(lists.flat());
}

/** Tells owners, in one mail, of all mails that were given up since they were last told. */
export async function queueMailFaults(payload: Payload, publicOrigin: string): Promise<void> {
  const faults = await givenUp(payload);
  if (faults.length === 0) return;
  const known = await told(payload);
  const news = faults.filter(({ key }) => !known.has(key));
  if (news.length === 0) return;
  const keys = news.map(({ key }) => key).sort();
  const lines = (locale: "en" | "ne") =>
    news.slice(0, named).map((fault) => `- ${fault[locale]}: ${publicOrigin}${fault.path}`);
  await queueFaultMail(payload, await ownersOf(payload), {
    key: `mails-${createHash("sha256").update(keys.join(" ")).digest("hex").slice(0, 24)}`,
    faults: keys,
    subject: `पठाउन नसकिएका इमेल · Emails that could not be sent (${news.length})`,
    text: [
      `तीन दिन प्रयास गर्दा पनि नगएका इमेल: ${news.length}`,
      ...lines("ne"),
      "",
      `Emails given up after three days of trying: ${news.length}`,
      ...lines("en"),
    ].join("\n"),
  });
}
