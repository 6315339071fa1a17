import type { Payload } from "payload";
import { among, runSql, sql } from "../platform/store/sql.ts";
import type { Kind } from "../retention/kinds.ts";
import { bury } from "../retention/tombstones.ts";
import type { Traces } from "../retention/traces.ts";
import { deleteSubscriptions } from "./mail-files.ts";

/** With the random key of its links: after a backup is restored, a number is given again. */
const tombstoneOf = (row: Record<string, unknown>) => `subscription ${row["id"]} ${row["link_key"]}`;

const deleteRows = async (payload: Payload, traces: Traces, rows: Record<string, unknown>[]): Promise<number> =>
  rows.length === 0 ? 0 : deleteSubscriptions(payload, traces, sql`id IN ${among(rows.map(({ id }) => Number(id)))}`);

/** Ends subscriptions for good: a restored backup does not bring them back. Returns how many there were. */
export async function endForGood(payload: Payload, traces: Traces, which: ReturnType<typeof sql>): Promise<number> {
  const ended = await runSql(payload, sql`SELECT id, link_key FROM subscriptions WHERE ${which}`);
  for (const row of ended) await bury(traces.tombstones, tombstoneOf(row));
  // By their numbers: one that began meanwhile has no tombstone.
  return deleteRows(payload, traces, ended);
}

/** Subscriptions. None is ever due here: they end when they are stopped, and unconfirmed ones go with the sweeps, from a backup too. */
export const retainedSubscriptions = (traces: Traces): Kind => ({
  async find(payload) {
    const counted = await runSql(payload, sql`SELECT /* retention */ count(*) AS count FROM subscriptions`);
    return { total: Number(counted[0]?.["count"] ?? 0), due: [] };
  },
  async eraseAgain(payload, buried) {
    const rows = await runSql(payload, sql`SELECT /* retention */ id, link_key FROM subscriptions`);
    const returned = rows.filter((row) => buried.has(tombstoneOf(row)));
    await deleteRows(payload, traces, returned);
    return returned.map(({ id }) => `subscription ${id}`);
  },
});
