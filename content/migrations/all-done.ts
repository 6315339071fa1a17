import type { Payload } from "payload";
import { runSql, sql } from "../platform/store/sql.ts";

/** Whether this SQLite database has had all of these steps. */
export async function areDone(payload: Payload, steps: readonly string[]): Promise<boolean> {
  const done = new Set((await runSql(payload, sql`SELECT name FROM payload_migrations`)).map(({ name }) => name));
  return steps.every((step) => done.has(step));
}
