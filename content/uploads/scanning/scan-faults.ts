import { devanagariDigits } from "@setu/contract/digits";
import type { Payload } from "payload";
import { isoDay, nepalDay } from "../../calendar/nepal-time.ts";
import { ownersOf, queueFaultMail } from "../../platform/editorial/faults/queue-fault-mail.ts";
import { runSql, sql } from "../../platform/store/sql.ts";
import type { ScannedRows } from "./scan-files.ts";

/** How long documents may wait for the virus scanner before owners are told. */
const patienceMs = 60 * 60_000;

/**
 * Tells owners, once a day, that documents of applicants or files of complaints are not being scanned: until they are,
 * nobody can open them. It does not say how many belong to complaints: only their handlers may know.
 */
export async function queueScanFaults(
  payload: Payload,
  publicOrigin: string,
  scanned: readonly ScannedRows[],
): Promise<void> {
  const since = new Date(Date.now() - patienceMs).toISOString();
  let waiting = 0;
  for (const { table } of scanned) {
    const [row] = await runSql(
      payload,
      sql`SELECT COUNT(*) AS waiting FROM ${sql.identifier(table)} WHERE scan_due_at IS NOT NULL AND updated_at < ${since}`,
    );
    waiting += Number(row?.["waiting"] ?? 0);
  }
  if (waiting === 0) return;
  const today = isoDay(nepalDay(new Date()));
  await queueFaultMail(payload, await ownersOf(payload), {
    key: `scans-${today}`,
    faults: [`scans-${today}`],
    subject: "कागजात भाइरस जाँचको पर्खाइमा · Documents are not being scanned",
    text: [
      `${devanagariDigits(waiting)} आवेदन वा गुनासोका कागजात एक घण्टाभन्दा बढी भाइरस जाँचको पर्खाइमा छन्; जाँच नसकिएसम्म कसैले खोल्न मिल्दैन। स्क्यानर (clamd) चलिरहेको छ कि छैन हेर्नुहोस्।`,
      "",
      `The documents of ${waiting} ${waiting === 1 ? "application or complaint" : "applications or complaints"} have waited more than an hour for the virus scanner; nobody can open them until they are scanned. Please check that the scanner (clamd) is running.`,
      `${publicOrigin}/admin`,
    ].join("\n"),
  });
}
