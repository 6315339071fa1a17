import type { PayloadRequest } from "payload";
import { runSql, sql } from "../../store/sql.ts";

const nameOf = (collection: string, item: string) => `saved:${collection}/${item}`;

/** Who saved an item last, and when, in ms since 1970. */
export interface LastSave {
  at: number;
  by: number;
  /** Undefined if the account no longer exists. */
  name: string | undefined;
}

/** Notes who saved an item, in the transaction of that change. */
export async function noteSave(req: PayloadRequest, collection: string, item: string): Promise<void> {
  if (!req.user) return;
  await runSql(
    req.payload,
    sql`INSERT INTO system_state (name, value, holder) VALUES (${nameOf(collection, item)}, ${Date.now()}, ${String(req.user.id)})
        ON CONFLICT (name) DO UPDATE SET value = excluded.value, holder = excluded.holder`,
    req,
  );
}

/** Who saved it last; undefined if no member of the staff ever did. */
export async function lastSave(req: PayloadRequest, collection: string, item: string): Promise<LastSave | undefined> {
  const [row] = await runSql(
    req.payload,
    sql`SELECT value, holder FROM system_state WHERE name = ${nameOf(collection, item)}`,
  );
  if (!row) return undefined;
  const by = Number(row["holder"]);
  const [person] = await runSql(req.payload, sql`SELECT name FROM users WHERE id = ${by}`);
  return { at: Number(row["value"]), by, name: person && String(person["name"]) };
}

/** Deletes the note when the item is deleted. */
export async function forgetSaves(req: PayloadRequest, collection: string, item: string): Promise<void> {
  await runSql(req.payload, sql`DELETE FROM system_state WHERE name = ${nameOf(collection, item)}`, req);
}
