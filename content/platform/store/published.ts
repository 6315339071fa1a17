import type { Payload } from "payload";
import { among, runSql, sql } from "./sql.ts";

/**
 * The condition that visitors may see an item: it is published, and not in the bin. SQL that reads for visitors states
 * it with this function only (`checks/payload-calls.test.ts`). `alias`: the statement's name for the collection's
 * table.
 */
export const isPublished = (alias: string) =>
  sql`${sql.identifier(alias)}._status = 'published' AND ${sql.identifier(alias)}.deleted_at IS NULL`;

/** The names, in both languages, of the published ones among these items, by their ids. */
export async function publishedNames(
  payload: Payload,
  table: string,
  ids: readonly number[],
): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await runSql(
    payload,
    sql`SELECT item.id, texts.name FROM ${sql.identifier(table)} item
        JOIN ${sql.identifier(`${table}_locales`)} texts ON texts._parent_id = item.id
        WHERE item.id IN ${among([...new Set(ids)])} AND ${isPublished("item")}
        ORDER BY item.id, texts._locale`,
  );
  const byId = Map.groupBy(rows, ({ id }) => Number(id));
  return new Map([...byId].map(([id, names]) => [id, names.map(({ name }) => name).join(" ")]));
}
