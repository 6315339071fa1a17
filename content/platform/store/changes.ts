import type { CollectionConfig, Payload, PayloadRequest } from "payload";
import { nobody } from "../access/rules.ts";
import { runSql, sql } from "./sql.ts";
import { bumpRevision } from "./state.ts";

/**
 * At which revision an item was changed last, unpublished and deleted ones too: so whoever keeps something
 * made of the items reads only what has changed since. No one sees it.
 */
export const systemChanges: CollectionConfig = {
  slug: "system-changes",
  admin: { hidden: true },
  access: {
    admin: nobody,
    create: nobody,
    read: nobody,
    readVersions: nobody,
    update: nobody,
    delete: nobody,
    unlock: nobody,
  },
  timestamps: false,
  fields: [
    /** The collection and the id: `news/12`. */
    { name: "name", type: "text", required: true, unique: true, index: true },
    { name: "revision", type: "number", required: true, index: true },
  ],
};

/** An item of which something that visitors see has changed. */
export interface Change {
  collection: string;
  id: number;
}

/**
 * Notes the change and raises the content revision. The order matters: who reads the new revision must
 * find the change noted. On PostgreSQL the first statement makes other writers wait for this one's
 * transaction, so that no note comes to light under a revision that has been read already; on SQLite,
 * where nothing is in a transaction, the note is there before the number is raised.
 */
export async function recordChange(payload: Payload, { collection, id }: Change, req: PayloadRequest): Promise<void> {
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

/** What has changed after that revision. */
export async function changesSince(payload: Payload, revision: number): Promise<Change[]> {
  const rows = await runSql(payload, sql`SELECT name FROM system_changes WHERE revision > ${revision}`);
  return rows.map(({ name }) => {
    const [collection = "", id] = String(name).split("/");
    return { collection, id: Number(id) };
  });
}
