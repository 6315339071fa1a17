import type { CollectionConfig, Payload } from "payload";
import { closedToAll } from "../../access/rules.ts";
import { jsonColumn } from "../../store/columns.ts";
import { goneTogether } from "../../store/gone-together.ts";
import { whileBusy } from "../../store/retry.ts";
import { runSql, sql } from "../../store/sql.ts";

/**
 * Text that users have typed and not saved, for each item and language. Nobody sees it through Payload; only the
 * statements below write it, without hooks and versions (docs/decisions/0038-working-copies.md).
 */
export const workingCopies: CollectionConfig = {
  slug: "working-copies",
  admin: { hidden: true },
  access: closedToAll,
  timestamps: false,
  lockDocuments: false,
  indexes: [{ fields: ["user", "collection", "item", "locale"], unique: true }],
  fields: [
    // Not required, which would keep the account from being deleted; the database deletes the copy with it.
    { name: "user", type: "relationship", relationTo: "users", custom: goneTogether },
    /** The slug of the collection or the global. */
    { name: "collection", type: "text", required: true },
    /** The id; `new-` and a random name for an item that has never been saved; `global`. */
    { name: "item", type: "text", required: true },
    { name: "locale", type: "text", required: true },
    /** When the item was saved that the text was typed into, in ms since 1970; 0 if it never was. */
    { name: "baseUpdatedAt", type: "number", required: true },
    /** The changed fields, as the form holds them; once what all languages share was saved, only their texts (`overlay.ts`). */
    { name: "fields", type: "json", required: true },
    /** When it was typed, in ms since 1970. */
    { name: "at", type: "number", required: true, index: true },
  ],
};

/** The owner of a copy, and its item. */
export interface Place {
  user: number;
  collection: string;
  item: string;
}
export interface WorkingCopy {
  item: string;
  locale: string;
  baseUpdatedAt: number;
  at: number;
  fields: Record<string, unknown>;
}

/** How long a statement waits for SQLite's lock; the browser keeps the text meanwhile. */
const patienceMs = 2000;
/** The most copies of one person; the oldest are dropped. */
const most = 100;

/** Of two copies typed in the same millisecond, the later row is the newer one. */
const newestFirst = sql`at DESC, id DESC`;

/** JSON without NUL, which PostgreSQL cannot store. */
const jsonOf = (fields: object): string =>
  JSON.stringify(fields, (_, value) => (typeof value === "string" ? value.replaceAll("\u0000", "") : value));

/** Stores what was typed, replacing an earlier copy. Resolves to the time of the copy, in ms since 1970. */
export async function keepCopy(
  payload: Payload,
  place: Place,
  copy: Omit<WorkingCopy, "item" | "at">,
): Promise<number> {
  const { user, collection, item } = place;
  const { locale, baseUpdatedAt, fields } = copy;
  const at = Date.now();
  await whileBusy(patienceMs, () =>
    runSql(
      payload,
      sql`INSERT INTO working_copies (user_id, collection, item, locale, base_updated_at, fields, at)
          VALUES (${user}, ${collection}, ${item}, ${locale}, ${baseUpdatedAt}, ${jsonOf(fields)}, ${at})
          ON CONFLICT (user_id, collection, item, locale)
          DO UPDATE SET base_updated_at = excluded.base_updated_at, fields = excluded.fields, at = excluded.at`,
    ),
  );
  return at;
}

/** Drops a person's copies beyond the limit; called when a copy is new. */
export async function dropOldest(payload: Payload, user: number): Promise<void> {
  await runSql(
    payload,
    sql`DELETE FROM working_copies WHERE user_id = ${user} AND id NOT IN
        (SELECT id FROM working_copies WHERE user_id = ${user} ORDER BY ${newestFirst} LIMIT ${most})`,
  );
}

/** One person's copies of an item, newest first; for the item `new`, of all items that were never saved. */
export async function readCopies(payload: Payload, { user, collection, item }: Place): Promise<WorkingCopy[]> {
  const which = item === "new" ? sql`item LIKE ${"new-%"}` : sql`item = ${item}`;
  const rows = await runSql(
    payload,
    sql`SELECT item, locale, base_updated_at, at, fields FROM working_copies
        WHERE user_id = ${user} AND collection = ${collection} AND ${which} ORDER BY ${newestFirst}`,
  );
  return rows.map((row) => ({
    item: String(row["item"]),
    locale: String(row["locale"]),
    baseUpdatedAt: Number(row["base_updated_at"]),
    at: Number(row["at"]),
    fields: jsonColumn<WorkingCopy["fields"]>(row["fields"]) ?? {},
  }));
}

/** Drops one person's copies of an item, in one language or in all. */
export async function dropCopies(payload: Payload, { user, collection, item }: Place, locale?: string): Promise<void> {
  const only = locale === undefined ? sql`` : sql` AND locale = ${locale}`;
  await whileBusy(patienceMs, () =>
    runSql(
      payload,
      sql`DELETE FROM working_copies
          WHERE user_id = ${user} AND collection = ${collection} AND item = ${item}${only}`,
    ),
  );
}
