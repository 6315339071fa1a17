import type { PayloadRequest, SanitizedCollectionConfig } from "payload";
import { runSql, sql } from "../../store/sql.ts";

type Mark = { at: string; by: string } | null;

/** The tables of a collection: of public items, and of editors' drafts. */
export const tablesOf = ({ slug, versions }: Pick<SanitizedCollectionConfig, "slug" | "versions">) => {
  const table = slug.replaceAll("-", "_");
  return { table, versions: versions ? `_${table}_v` : undefined };
};

/**
 * Marks an item as deleted, or as restored, and changes nothing else: a page and the draft on top of it are restored
 * unchanged. Payload's own way writes the draft over the page.
 */
export async function mark(
  req: PayloadRequest,
  collection: SanitizedCollectionConfig,
  id: number,
  to: Mark,
): Promise<void> {
  const { table, versions } = tablesOf(collection);
  const [at, by] = [to?.at ?? null, to?.by ?? null];
  const own = () =>
    runSql(
      req.payload,
      sql`UPDATE ${sql.identifier(table)} SET deleted_at = ${at}, deleted_by = ${by} WHERE id = ${id}`,
      req,
    );
  const drafts = async () =>
    versions &&
    runSql(
      req.payload,
      sql`UPDATE ${sql.identifier(versions)} SET version_deleted_at = ${at}, version_deleted_by = ${by}
          WHERE parent_id = ${id} AND (latest IS TRUE OR version_deleted_at IS NOT NULL)`,
      req,
    );
  // The table that decides is written first on the way in and last on the way out: after a crash, the item is in the bin,
  // and can be restored again.
  for (const write of to ? [own, drafts] : [drafts, own]) await write();
}
