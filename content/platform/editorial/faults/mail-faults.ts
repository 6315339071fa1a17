import { createHash } from "node:crypto";
import { devanagariDigits } from "@setu/contract/digits";
import type { Payload } from "payload";
import { jsonColumn } from "../../store/columns.ts";
import { runSql, sql } from "../../store/sql.ts";
import { ownersOf, queueFaultMail } from "./queue-fault-mail.ts";

/** A mail that was given up, described for the staff. */
interface GivenUp {
  /** Names the mail and, where it can be retried, its attempts, so that a second failure is another fault. */
  key: string;
  ne: string;
  en: string;
  /** Its address in the back office. */
  path: string;
}

/** Finds the mails of one outbox that were given up. */
export type FindGivenUp = (payload: Payload) => Promise<GivenUp[]>;

/** The most faults that one mail names. */
const named = 20;

/** The faults that owners have already been told of. */
async function told(payload: Payload): Promise<Set<string>> {
  const rows = await runSql(payload, sql`SELECT faults FROM fault_mails WHERE key LIKE 'mails-%'`);
  return new Set(rows.flatMap(({ faults }) => jsonColumn<string[]>(faults) ?? []));
}

/** Tells owners, in one mail, about all mails that were given up since they were last told. */
export async function queueMailFaults(
  payload: Payload,
  publicOrigin: string,
  outboxes: readonly FindGivenUp[],
): Promise<void> {
  const faults = (await Promise.all(outboxes.map((givenUp) => givenUp(payload)))).flat();
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
      `तीन दिन प्रयास गर्दा पनि नगएका इमेल: ${devanagariDigits(news.length)}`,
      ...lines("ne"),
      "",
      `Emails given up after three days of trying: ${news.length}`,
      ...lines("en"),
    ].join("\n"),
  });
}
