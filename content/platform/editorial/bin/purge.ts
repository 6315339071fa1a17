import { APIError, type CollectionSlug, type Payload, type PayloadRequest } from "payload";
import { refused } from "../../access/refused.ts";
import { runSql, sql } from "../../store/sql.ts";
import { deletedBefore } from "./days.ts";
import { tablesOf } from "./marks.ts";

/** Deletes for good what lies in the bin: the item, its versions and its files. Its number and address stay its own. */
export async function purge(
  payload: Payload,
  collection: CollectionSlug,
  id: number,
  req?: PayloadRequest,
): Promise<void> {
  const where = { and: [{ id: { equals: id } }, { deletedAt: { exists: true } }] };
  const { docs, errors } = await payload.delete({
    collection,
    where,
    trash: true,
    depth: 0,
    overrideAccess: true,
    ...(req && { req }),
  });
  if (errors[0]) throw new APIError(errors[0].message, 409, undefined, true);
  if (docs.length === 0) throw refused(req, 409, "This item is not in the bin.", "यो सामग्री रद्दीटोकरीमा छैन।");
}

interface Binned {
  collection: CollectionSlug;
  id: number;
  deletedAt: string;
}

/** How many items there are that can be deleted, and which of them have lain in the bin for their time. */
export async function binned(payload: Payload, now: Date): Promise<{ total: number; over: Binned[] }> {
  const before = deletedBefore(now).toISOString();
  let total = 0;
  const over: Binned[] = [];
  for (const { slug, trash, versions } of payload.config.collections) {
    if (!trash) continue;
    const { table } = tablesOf({ slug, ...(versions && { versions }) });
    const [counted] = await runSql(
      payload,
      sql`SELECT /* retention */ count(*) AS count FROM ${sql.identifier(table)}`,
    );
    total += Number(counted?.["count"] ?? 0);
    const rows = await runSql(
      payload,
      sql`SELECT /* retention */ id, deleted_at FROM ${sql.identifier(table)} WHERE deleted_at < ${before} ORDER BY id`,
    );
    for (const { id, deleted_at: at } of rows) {
      const deletedAt = new Date(at as string | Date).toISOString();
      over.push({ collection: slug as CollectionSlug, id: Number(id), deletedAt });
    }
  }
  return { total, over };
}
