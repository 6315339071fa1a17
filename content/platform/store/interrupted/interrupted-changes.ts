import type { Payload, PayloadRequest } from "payload";
import { type Change, recordChange } from "../changes.ts";
import { runSql, sql } from "../sql.ts";
import { bumpRevision, ofKind } from "../state.ts";

/** What is about to change: an item, a new item whose id is not known yet, or a global. */
export type Changing = Change | { collection: string } | { global: string };

/** Longer than a save takes. Recording a change that has not happened is harmless. */
const longestSaveMs = 10_000;

const nameOf = (changing: Changing) =>
  "global" in changing
    ? `changing:${changing.global}`
    : `changing:${changing.collection}/${"id" in changing ? changing.id : "new"}`;

/**
 * Notes what is about to change: SQLite runs without transactions, so a process that is killed in the middle has written rows without
 * recording the change. On PostgreSQL both are in one transaction.
 */
export async function announceChange({ payload }: PayloadRequest, changing: Changing): Promise<void> {
  if (payload.db.name === "postgres") return;
  await runSql(
    payload,
    sql`INSERT INTO system_state (name, value) VALUES (${nameOf(changing)}, ${Date.now()})
        ON CONFLICT (name) DO UPDATE SET value = excluded.value`,
  );
}

/** Forgets the announcement: the change is recorded, or needs no record. */
export async function changeIsOver({ payload }: PayloadRequest, changing: Changing): Promise<void> {
  if (payload.db.name === "postgres") return;
  await runSql(payload, sql`DELETE FROM system_state WHERE name = ${nameOf(changing)}`);
}

/** Records the changes whose process has died since it announced them; a time in the future comes from a wrong clock. */
export async function recordInterruptedChanges(payload: Payload): Promise<void> {
  if (payload.db.name === "postgres") return;
  const [before, ahead] = [Date.now() - longestSaveMs, Date.now() + longestSaveMs];
  const rows = await runSql(
    payload,
    sql`SELECT name, value FROM system_state WHERE ${ofKind(payload, "changing")} AND (value < ${before} OR value > ${ahead})`,
  );
  for (const { name, value } of rows) {
    const [slug = "", id] = String(name).slice("changing:".length).split("/");
    if (id === undefined) await bumpRevision(payload);
    else if (id === "new") await recordNewItems(payload, slug, Number(value));
    else await recordChange(payload, { collection: slug, id: Number(id) });
    await runSql(payload, sql`DELETE FROM system_state WHERE name = ${name} AND value = ${value}`);
  }
}

/** Records the items that were made since the announcement. */
async function recordNewItems(payload: Payload, collection: string, since: number): Promise<void> {
  const table = sql.identifier(collection.replaceAll("-", "_"));
  const from = new Date(since - longestSaveMs).toISOString();
  const rows = await runSql(payload, sql`SELECT id FROM ${table} WHERE created_at >= ${from}`);
  for (const { id } of rows) await recordChange(payload, { collection, id: Number(id) });
}
