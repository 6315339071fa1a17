import type { Payload } from "payload";
import { runSql, sql } from "../../store/sql.ts";

/** How long typed text that was never saved is kept. */
const copyDays = 30;
const dayMs = 86_400_000;

/** Counts the working copies, and finds those that are due at `now`. */
export async function dueCopies(payload: Payload, now: Date) {
  const before = now.getTime() - copyDays * dayMs;
  const counted = await runSql(payload, sql`SELECT /* retention */ count(*) AS count FROM working_copies`);
  const rows = await runSql(payload, sql`SELECT /* retention */ id, at FROM working_copies WHERE at < ${before}`);
  const due = rows.map(({ id, at }) => ({
    reference: "",
    since: new Date(Number(at)).toISOString(),
    // Unless its author has typed in it meanwhile.
    erase: async () =>
      void (await runSql(payload, sql`DELETE FROM working_copies WHERE id = ${Number(id)} AND at < ${before}`)),
  }));
  return { total: Number(counted[0]?.["count"] ?? 0), due };
}
