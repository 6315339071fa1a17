import type { Payload } from "payload";
import { runSql, sql } from "../platform/store/sql.ts";
import { areDone } from "./all-done.ts";

/** Where the numbers are kept while tables are rebuilt: a power cut in between loses none. */
const name = "numbers-before-migrating";

/**
 * Runs a migration of SQLite's tables so that no number is given twice afterwards. A step that rebuilds a table knows
 * the numbers of the rows that exist, but not those of deleted rows.
 */
export async function keepingNumbers(
  payload: Payload,
  steps: readonly string[],
  migrate: () => Promise<void>,
): Promise<void> {
  if (!(await isThere(payload, "system_state")) || !(await isThere(payload, "sqlite_sequence"))) return migrate();
  const [interrupted] = await runSql(payload, sql`SELECT holder FROM system_state WHERE name = ${name}`);
  // Nothing is written then, so a full disk does not hinder a start.
  if (!interrupted && (await areDone(payload, steps))) return migrate();
  const last = new Map(interrupted ? (JSON.parse(String(interrupted["holder"])) as [string, number][]) : []);
  for (const { name: table, seq } of await runSql(payload, sql`SELECT name, seq FROM sqlite_sequence`)) {
    last.set(String(table), Math.max(Number(seq), last.get(String(table)) ?? 0));
  }
  const kept = JSON.stringify([...last]);
  await runSql(
    payload,
    sql`INSERT INTO system_state (name, value, holder) VALUES (${name}, 0, ${kept})
        ON CONFLICT (name) DO UPDATE SET holder = excluded.holder`,
  );
  await migrate();
  for (const [table, seq] of last) await neverBelow(payload, table, seq);
  await runSql(payload, sql`DELETE FROM system_state WHERE name = ${name}`);
}

async function isThere(payload: Payload, table: string): Promise<boolean> {
  const found = await runSql(payload, sql`SELECT name FROM sqlite_master WHERE type = 'table' AND name = ${table}`);
  return found.length > 0;
}

async function neverBelow(payload: Payload, table: string, seq: number): Promise<void> {
  const known = await runSql(
    payload,
    sql`UPDATE sqlite_sequence SET seq = max(seq, ${seq}) WHERE name = ${table} RETURNING seq`,
  );
  if (known.length === 0 && (await isThere(payload, table))) {
    await runSql(payload, sql`INSERT INTO sqlite_sequence (name, seq) VALUES (${table}, ${seq})`);
  }
}
