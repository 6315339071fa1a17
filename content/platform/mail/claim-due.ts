import type { Payload } from "payload";
import { dueRows, isDue } from "../clock/is-due.ts";
import { runSql, sql } from "../store/sql.ts";

/** Longer than sending a mail can take (`mail/transport.ts`), so that no two processes hold the same claim. */
export const claimMs = 120_000;

/** A column with the time in ms since 1970 at which a row is due; null when it is not due. */
export interface DueColumn {
  table: string;
  column: string;
}

/** Claims the row that is due first, by postponing its time: of several processes only one gets it. */
export async function claimDue(payload: Payload, { table, column }: DueColumn): Promise<number | undefined> {
  const now = Date.now();
  const [rows, due] = [sql.identifier(table), sql.identifier(column)];
  // Reading takes no lock; it only writes when a row is due.
  const found = await runSql(payload, dueRows(sql`id`, rows, due, now));
  for (const { id } of found) {
    const claimed = await runSql(
      payload,
      sql`UPDATE ${rows} SET ${due} = ${now + claimMs} WHERE id = ${id} AND ${isDue(due, now)} RETURNING id`,
    );
    if (claimed.length > 0) return Number(id);
  }
  return undefined;
}
