import type { Payload } from "payload";
import { among, runSql, sql } from "../../store/sql.ts";

/** An item's pictures, with their captions in both languages. */
export interface Captioned {
  pictures: number[];
  captions: unknown[];
}

/** The pictures in `files` of some items, by the items' ids, without those in the bin. `links`: the table of the items' relations. */
export async function captionsOf(
  payload: Payload,
  links: string,
  items: readonly number[],
): Promise<(item: number) => Captioned> {
  // Only by their parents: SQLite would take a condition on the path for the narrower one.
  const rows = await runSql(
    payload,
    sql`SELECT link.parent_id AS item, media.id, texts.caption
        FROM ${sql.identifier(links)} link JOIN media ON media.id = link.media_id
        LEFT JOIN media_locales texts ON texts._parent_id = media.id
        WHERE link.parent_id IN ${among(items)} AND media.deleted_at IS NULL`,
  );
  const byItem = Map.groupBy(rows, ({ item }) => Number(item));
  return (item) => {
    const own = byItem.get(item) ?? [];
    return { pictures: [...new Set(own.map(({ id }) => Number(id)))], captions: own.map(({ caption }) => caption) };
  };
}
