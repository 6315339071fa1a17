import type { Payload } from "payload";
import { keptRows } from "../platform/reading/kept-rows.ts";
import { readList } from "../platform/reading/public-read.ts";
import { keptBy } from "../platform/store/kept-by.ts";
import { perRevision } from "../platform/store/per-revision.ts";
import { isPublished } from "../platform/store/published.ts";
import { runSql, sql } from "../platform/store/sql.ts";
import { type ProjectRow, readProjectRows } from "./read-rows.ts";

/** All published projects in the editors' order. */
const publishedProjects = keptRows<ProjectRow>({
  collection: "projects",
  table: "projects",
  compare: (a, b) => compareKeys(a.place, b.place) || a.id - b.id,
  // Projects are found by the names of these, and by captions.
  uses: {
    "project-groups": ({ group }) => [group],
    services: ({ services }) => services,
    people: ({ team }) => team,
    media: ({ pictures }) => pictures,
  },
  read: readProjectRows,
});

const publishedGroups = perRevision(async (payload) => {
  const rows = await runSql(
    payload,
    sql`SELECT id FROM project_groups WHERE ${isPublished("project_groups")} ORDER BY id`,
  );
  return rows.map(({ id }) => Number(id));
});

/** The rows of some groups; the same array while rows and groups are the same. */
const ofGroups = keptBy((rows: readonly ProjectRow[]) => {
  const byGroups = new Map<string, readonly ProjectRow[]>();
  return (groups: number[]) => {
    const key = groups.join();
    const found = byGroups.get(key) ?? rows.filter((row) => groups.includes(row.group));
    byGroups.set(key, found);
    return found;
  };
});

/** All published projects of published groups in the editors' order. */
export async function projectRows(payload: Payload): Promise<readonly ProjectRow[]> {
  const [rows, groups] = await Promise.all([publishedProjects(payload), publishedGroups(payload)]);
  return ofGroups(rows)(groups);
}

/** Compares character by character: a database's own order may ignore case. */
const compareKeys = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

/** The published groups and services, which name the choices, read once for each content revision. */
export const projectNames = perRevision(async (payload) => {
  const [groups, services] = await Promise.all([
    readList(payload, "project-groups", { depth: 1, sort: "_order", limit: 200 }),
    readList(payload, "services", {
      select: { name: true, description: true, group: true },
      depth: 0,
      sort: "_order",
      limit: 200,
    }),
  ]);
  return { groups, services };
});
