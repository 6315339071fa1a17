import type { JsonObject, PayloadRequest } from "payload";
import { runSql, sql } from "../../store/sql.ts";

type Sql = ReturnType<typeof sql>;

/** Something that can be published: an item or a global. */
export type Place = { collection: string; id: number } | { global: string };
/** The name of a place: `news/12`, `globals/home-page`. */
export const nameOf = (place: Place): string =>
  "global" in place ? `globals/${place.global}` : `${place.collection}/${place.id}`;

/** The public version of a place, and the last saved one, as version ids. */
export interface Standing {
  /** The version that visitors see; null when they see none. */
  live: number | null;
  newest: number | null;
}

/** The table of a place. A global's table may have another name. */
function tableOf({ payload }: PayloadRequest, place: Place): string {
  if ("collection" in place) return place.collection.replaceAll("-", "_");
  const named = payload.globals.config.find(({ slug }) => slug === place.global)?.dbName;
  return typeof named === "string" ? named : place.global.replaceAll("-", "_");
}
const itself = (place: Place): Sql => ("global" in place ? sql`TRUE` : sql`id = ${place.id}`);
const ofIt = (place: Place): Sql => ("global" in place ? sql`TRUE` : sql`parent_id = ${place.id}`);

export async function standing(req: PayloadRequest, place: Place): Promise<Standing> {
  const versions = sql.identifier(`_${tableOf(req, place)}_v`);
  const [row] = await runSql(
    req.payload,
    sql`SELECT (SELECT _status FROM ${sql.identifier(tableOf(req, place))} WHERE ${itself(place)}) AS status,
          (SELECT max(id) FROM ${versions} WHERE ${ofIt(place)} AND version__status = 'published') AS published,
          (SELECT max(id) FROM ${versions} WHERE ${ofIt(place)}) AS newest`,
    req,
  );
  return {
    live: row?.["status"] === "published" ? idColumn(row["published"]) : null,
    newest: idColumn(row?.["newest"]),
  };
}

const idColumn = (value: unknown) => (value === null || value === undefined ? null : Number(value));

/**
 * The ids of the version that was the newest at a time, in ms since 1970, and of the newest one now. The time is that of the item
 * as it was read then; withdrawing an item makes its newest version younger, but never older. A version published in one language
 * only is shown by no form: a copy of the draft with both languages follows it.
 */
export async function versionsSince(
  req: PayloadRequest,
  place: Place,
  at: number,
): Promise<{ base: number | null; newest: number | null }> {
  const versions = sql.identifier(`_${tableOf(req, place)}_v`);
  const [row] = await runSql(
    req.payload,
    sql`SELECT newest.id AS newest, newest.version_updated_at AS time,
          (SELECT min(id) FROM ${versions} WHERE ${ofIt(place)} AND updated_at >= ${new Date(at).toISOString()}
            AND (published_locale IS NULL OR snapshot IS TRUE)) AS earliest
        FROM (SELECT id, version_updated_at FROM ${versions} WHERE ${ofIt(place)} ORDER BY id DESC LIMIT 1) AS newest`,
    req,
  );
  const newest = idColumn(row?.["newest"]);
  // Clocks of two replicas may differ: the form of the newest version is never late.
  const isNewest = row !== undefined && new Date(String(row["time"])).getTime() === at;
  return { base: isNewest ? newest : idColumn(row?.["earliest"]), newest };
}

/** Makes other saves that ask for the same wait until this one has ended. SQLite has no transactions. */
export async function holdPlace(req: PayloadRequest, place: Place): Promise<void> {
  if (req.payload.db.name !== "postgres") return;
  const table = sql.identifier(tableOf(req, place));
  await runSql(req.payload, sql`SELECT 1 FROM ${table} WHERE ${itself(place)} FOR NO KEY UPDATE`, req);
}

/** Marks a version as published or as a draft; its content stays the same. */
export async function callVersion(
  req: PayloadRequest,
  place: Place,
  version: number,
  status: "draft" | "published",
): Promise<void> {
  const isDraft = status === "draft";
  await runSql(
    req.payload,
    sql`UPDATE ${sql.identifier(`_${tableOf(req, place)}_v`)} SET version__status = ${status}
        ${isDraft ? sql`, published_locale = NULL` : sql``} WHERE id = ${version}`,
    req,
  );
}

/** Shows the stored item to visitors, or hides it. */
export async function callItself(req: PayloadRequest, place: Place, status: "draft" | "published"): Promise<void> {
  await runSql(
    req.payload,
    sql`UPDATE ${sql.identifier(tableOf(req, place))} SET _status = ${status} WHERE ${itself(place)}`,
    req,
  );
}

/** Shows a version to visitors again, unchanged. Returns false when it has been deleted since. */
export async function showVersion(req: PayloadRequest, place: Place, version: number): Promise<boolean> {
  const { db } = req.payload;
  const asked = { where: { id: { equals: version } }, limit: 1, pagination: false, req };
  const { docs } =
    "global" in place
      ? await db.findGlobalVersions<JsonObject>({ global: place.global, ...asked })
      : await db.findVersions<JsonObject>({ collection: place.collection as "news", ...asked });
  if (!docs[0]) return false;
  // The order of items is not part of their content.
  const { _order, ...words } = docs[0].version as JsonObject;
  const data = { ...words, _status: "published" };
  if ("global" in place) await db.updateGlobal({ slug: place.global, data, req });
  else await db.updateOne({ collection: place.collection as "news", id: place.id, data, req });
  return true;
}
