import type { CollectionConfig, Payload, PayloadRequest } from "payload";
import { closedToAll } from "../access/rules.ts";
import { runSql, sql } from "./sql.ts";
import { bumpRevision } from "./state.ts";

/**
 * The revision at which each item was last changed, including unpublished and deleted ones: a cache made from items only
 * reads those that have changed since. No user sees it.
 */
export const systemChanges: CollectionConfig = {
  slug: "system-changes",
  admin: { hidden: true },
  access: closedToAll,
  timestamps: false,
  fields: [
    /** The collection and the id: `news/12`. */
    { name: "name", type: "text", required: true, unique: true, index: true },
    { name: "revision", type: "number", required: true, index: true },
  ],
};

/** An item with a change that visitors see. */
export interface Change {
  collection: string;
  id: number;
}

/**
 * Notes a change, and raises the content revision. The order matters: a reader of the new revision must find the change.
 * On PostgreSQL the first statement makes other writers wait for this transaction, so that no change appears under a
 * revision that has already been read; on SQLite, which runs without transactions, the change is noted before the number
 * is raised.
 */
export async function recordChange(payload: Payload, { collection, id }: Change, req?: PayloadRequest): Promise<void> {
  await runSql(
    payload,
    sql`INSERT INTO system_state (name, value) VALUES ('content-revision', 0)
        ON CONFLICT (name) DO UPDATE SET value = system_state.value`,
    req,
  );
  await runSql(
    payload,
    sql`INSERT INTO system_changes (name, revision)
        SELECT ${`${collection}/${id}`}, value + 1 FROM system_state WHERE name = 'content-revision'
        ON CONFLICT (name) DO UPDATE SET revision = excluded.revision`,
    req,
  );
  await bumpRevision(payload, req);
}

/** The items that have changed after this revision. */
export async function changesSince(payload: Payload, revision: number): Promise<Change[]> {
  const rows = await runSql(payload, sql`SELECT name FROM system_changes WHERE revision > ${revision}`);
  return rows.map(({ name }) => {
    const [collection = "", id] = String(name).split("/");
    return { collection, id: Number(id) };
  });
}
