import type { Payload } from "payload";
import { runSql, sql } from "./platform/store/sql.ts";

/** The page of a published item: a path of the English tree. */
export interface Address {
  path: string;
  /** When its content last changed. */
  changed: Date;
}

/** The paths of a collection's items. An item with a `slug` is named by it, every other by its id. */
interface Place {
  table: string;
  pathOf: (row: { id: number; slug: string }) => string;
  /** Which published items to list. */
  only?: () => ReturnType<typeof sql>;
}
const places: Place[] = [
  { table: "who_we_are", pathOf: ({ id }) => `/who-we-are/${id}` },
  { table: "news", pathOf: ({ id }) => `/news/${id}` },
  { table: "album_categories", pathOf: ({ id }) => `/album-category/${id}` },
  { table: "albums", pathOf: ({ id }) => `/gallaries/${id}` },
  { table: "notices", pathOf: ({ id }) => `/notices/${id}` },
  { table: "services", pathOf: ({ id }) => `/service-detail/${id}` },
  // People who have left have no page.
  { table: "people", pathOf: ({ id }) => `/personnel/${id}`, only: () => sql`"left" IS NOT TRUE` },
  // Closed vacancies can still be read, but are not listed.
  {
    table: "vacancies",
    pathOf: ({ id }) => `/career/${id}`,
    only: () => sql`filled IS NOT TRUE AND closes_at > ${new Date().toISOString()}`,
  },
  { table: "project_groups", pathOf: ({ slug }) => `/projects/${slug}` },
];
const withSlug = ["project_groups"];

/** Every published item that has a page of its own. */
export async function addresses(payload: Payload): Promise<Address[]> {
  const lists = await Promise.all(
    places.map(async ({ table, pathOf, only = () => sql`TRUE` }) => {
      const slug = withSlug.includes(table) ? sql`slug` : sql`''`;
      const rows = await runSql(
        payload,
        sql`SELECT id, updated_at, ${slug} AS slug FROM ${sql.identifier(table)} WHERE _status = 'published' AND deleted_at IS NULL AND ${only()} ORDER BY id`,
      );
      return rows.map((row) => ({
        path: pathOf({ id: Number(row["id"]), slug: String(row["slug"]) }),
        changed: new Date(String(row["updated_at"])),
      }));
    }),
  );
  return [...lists.flat(), ...(await projectAddresses(payload))];
}

/** A project's page is below its group; without a published group there is none. */
async function projectAddresses(payload: Payload): Promise<Address[]> {
  const rows = await runSql(
    payload,
    sql`SELECT p.id, p.updated_at, g.slug FROM projects p
        JOIN project_groups g ON g.id = p.group_id AND g._status = 'published' AND g.deleted_at IS NULL
        WHERE p._status = 'published' AND p.deleted_at IS NULL ORDER BY p.id`,
  );
  return rows.map(({ id, slug, updated_at: changed }) => ({
    path: `/projects/${slug}/${id}`,
    changed: new Date(String(changed)),
  }));
}
