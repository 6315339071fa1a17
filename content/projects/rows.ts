import type { clientTypes, projectStages, provinces, taskTypes } from "@setu/contract/projects";
import type { Payload } from "payload";
import { adParts, nepalDay } from "../calendar/nepal-time.ts";
import { searchable } from "../platform/reading/listing.ts";
import type { Localized } from "../platform/reading/localized.ts";
import { readList } from "../platform/reading/public-read.ts";
import { keptBy } from "../platform/store/kept-by.ts";
import { keptRows } from "../platform/store/kept-rows.ts";
import { perRevision } from "../platform/store/per-revision.ts";
import { among, runSql, sql } from "../platform/store/sql.ts";
import { pointOf } from "./point.ts";
import { countryWords, provinceWords } from "./words.ts";

/** What projects are filtered, searched and put on a map by. Of a confidential one: what is public of it. */
export interface ProjectRow {
  id: number;
  /** The key of the editors' order. */
  place: string;
  group: number;
  /** Shown on the home page. */
  highlight: boolean;
  services: number[];
  taskType: (typeof taskTypes)[number];
  stage: (typeof projectStages)[number];
  country: string | null;
  province: (typeof provinces)[number] | null;
  clientType: (typeof clientTypes)[number] | null;
  /** AD years; no end while it goes on. */
  from: number | null;
  to: number | null;
  point: { lat: number; lng: number } | null;
  name: Localized;
  /** People, by their ids. */
  team: number[];
  /** What is searched, in both languages. */
  text: string;
}

/** All published projects in the editors' order. */
const publishedProjects = keptRows<ProjectRow>({
  collection: "projects",
  table: "projects",
  compare: (a, b) => compareKeys(a.place, b.place) || a.id - b.id,
  async read(payload, ids) {
    // By their parents alone: SQLite would take a condition on the path for the narrower one.
    const [items, services, team] = await Promise.all([
      runSql(
        payload,
        sql`SELECT p.id, p._order AS place, p.group_id, p.task_type, p.stage, p.country, p.province, p.client_type,
              p.started_on, p.ended_on, p.lat, p.lng, p.precision, p.confidential, p.code, p.highlight,
              en.name AS name_en, en.summary AS summary_en, en.client AS client_en, en.district AS district_en,
              ne.name AS name_ne, ne.summary AS summary_ne, ne.client AS client_ne, ne.district AS district_ne
            FROM projects p
            LEFT JOIN projects_locales en ON en._parent_id = p.id AND en._locale = 'en'
            LEFT JOIN projects_locales ne ON ne._parent_id = p.id AND ne._locale = 'ne'
            WHERE p.id IN ${among(ids)} AND p._status = 'published' AND p.deleted_at IS NULL`,
      ),
      runSql(
        payload,
        sql`SELECT parent_id, services_id AS id FROM projects_rels WHERE parent_id IN ${among(ids)} AND services_id IS NOT NULL`,
      ),
      runSql(
        payload,
        sql`SELECT _parent_id AS parent_id, person_id AS id FROM projects_team
            WHERE _parent_id IN ${among(ids)} AND person_id IS NOT NULL`,
      ),
    ]);
    const [servicesOf, teamOf] = [linked(services), linked(team)];
    return items.map((item) => rowOf(item, servicesOf(Number(item["id"])), teamOf(Number(item["id"]))));
  },
});

function linked(links: Record<string, unknown>[]): (id: number) => number[] {
  const byParent = Map.groupBy(links, (link) => Number(link["parent_id"]));
  return (id) => (byParent.get(id) ?? []).map((link) => Number(link["id"]));
}

const publishedGroups = perRevision(async (payload) => {
  const rows = await runSql(
    payload,
    sql`SELECT id FROM project_groups WHERE _status = 'published' AND deleted_at IS NULL ORDER BY id`,
  );
  return rows.map(({ id }) => Number(id));
});

/** What there is of some groups; as long as both are the same, the same array. */
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

/** Letter by letter: a database's own order may take upper and lower case for the same. */
const compareKeys = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

const yearOf = (date: unknown): number | null => (date ? adParts(nepalDay(new Date(String(date)))).year : null);
const numberOf = (value: unknown): number | null => (value === null || value === undefined ? null : Number(value));

function rowOf(item: Record<string, unknown>, services: number[], team: number[]): ProjectRow {
  const name = { en: item["name_en"] as string | null, ne: item["name_ne"] as string | null };
  const said = [name.en, name.ne, item["summary_en"], item["summary_ne"]];
  const row = {
    id: Number(item["id"]),
    group: Number(item["group_id"]),
    place: String(item["place"] ?? ""),
    highlight: Boolean(item["highlight"]),
    services,
    taskType: item["task_type"] as ProjectRow["taskType"],
    stage: (item["stage"] ?? "completed") as ProjectRow["stage"],
    name,
  };
  // Anything but a plain no: what could be found by a filter would be told by it.
  if (item["confidential"] !== 0 && item["confidential"] !== false) {
    const secret = { country: null, province: null, clientType: null, from: null, to: null, point: null, team: [] };
    return { ...row, ...secret, text: searchable(said.join(" ")) };
  }
  const country = (item["country"] as string | null) ?? null;
  const province = country === "Nepal" ? ((item["province"] ?? null) as ProjectRow["province"]) : null;
  const place = [country && countryWords(country), province && provinceWords[province]].filter(
    (words) => typeof words === "object",
  );
  said.push(item["code"], item["client_en"], item["client_ne"], item["district_en"], item["district_ne"]);
  said.push(...place.flatMap((words) => [words?.en, words?.ne]));
  return {
    ...row,
    country,
    province,
    clientType: (item["client_type"] ?? null) as ProjectRow["clientType"],
    from: yearOf(item["started_on"]),
    to: yearOf(item["ended_on"]),
    point: pointOf({ lat: numberOf(item["lat"]), lng: numberOf(item["lng"]), precision: item["precision"] }),
    team,
    text: searchable(said.join(" ")),
  };
}

/** The published groups and services, which name the choices: once for each content revision. */
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
