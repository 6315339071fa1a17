import type { CollectionSlug, Payload } from "payload";
import { isoColumn } from "../../store/columns.ts";
import { runSql, sql } from "../../store/sql.ts";
import { deletedBefore } from "./days.ts";
import { tablesOf } from "./marks.ts";
import { purge } from "./purge.ts";

interface DueItem {
  /** Its collection and id: `projects/12`. */
  reference: string;
  since: string;
  erase(): Promise<void>;
}

/**
 * Counts the items in the bin, and finds those whose time in it is over at `now`. Since a bin is emptied as a whole, what is
 * due is a share of all content.
 */
export async function dueInBin(
  payload: Payload,
  now: Date,
): Promise<{ total: number; guarded: number; due: DueItem[] }> {
  const before = deletedBefore(now).toISOString();
  let total = 0;
  let guarded = 0;
  const due: DueItem[] = [];
  for (const { slug, trash, versions } of payload.config.collections) {
    if (!trash) continue;
    const { table } = tablesOf({ slug, ...(versions && { versions }) });
    const [counted] = await runSql(
      payload,
      sql`SELECT /* retention */ count(*) AS everything, count(deleted_at) AS binned FROM ${sql.identifier(table)}`,
    );
    total += Number(counted?.["binned"] ?? 0);
    guarded += Number(counted?.["everything"] ?? 0);
    const rows = await runSql(
      payload,
      sql`SELECT /* retention */ id, deleted_at FROM ${sql.identifier(table)} WHERE deleted_at < ${before} ORDER BY id`,
    );
    for (const { id, deleted_at: at } of rows) {
      const erase = () => purge(payload, slug as CollectionSlug, Number(id));
      due.push({ reference: `${slug}/${id}`, since: isoColumn(at), erase });
    }
  }
  return { total, guarded, due };
}
