import type { clientTypes, projectStages, provinces, taskTypes } from "@setu/contract/projects";
import { adParts, nepalDay } from "../calendar/nepal-time.ts";
import { countryWords, provinceWords } from "../fields/project-words.ts";
import type { GroupDoc, ServiceDoc } from "../mapping/home-documents.ts";
import type { Localized } from "../mapping/localized.ts";
import { pointOf } from "../mapping/project-point.ts";
import { readList } from "../public-read.ts";
import { perRevision } from "../system/per-revision.ts";
import { runSql, sql } from "../system/sql.ts";

/** What projects are filtered, searched and put on a map by. Of a confidential one: what is public of it. */
export interface ProjectRow {
  id: number;
  group: number;
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
  /** What is searched, in both languages. */
  text: string;
}

/** All published projects of published groups in the editors' order: queries over indexes, once for each content revision. */
export const projectRows = perRevision(async (payload): Promise<ProjectRow[]> => {
  const [items, links] = await Promise.all([
    runSql(
      payload,
      sql`SELECT p.id, p._order AS place, p.group_id, p.task_type, p.stage, p.country, p.province, p.client_type,
            p.started_on, p.ended_on, p.lat, p.lng, p.precision, p.confidential, p.code,
            en.name AS name_en, en.summary AS summary_en, en.client AS client_en, en.district AS district_en,
            ne.name AS name_ne, ne.summary AS summary_ne, ne.client AS client_ne, ne.district AS district_ne
          FROM projects p
          JOIN project_groups g ON g.id = p.group_id AND g._status = 'published'
          LEFT JOIN projects_locales en ON en._parent_id = p.id AND en._locale = 'en'
          LEFT JOIN projects_locales ne ON ne._parent_id = p.id AND ne._locale = 'ne'
          WHERE p._status = 'published'`,
    ),
    runSql(payload, sql`SELECT parent_id, services_id FROM projects_rels WHERE path = 'services'`),
  ]);
  const services = Map.groupBy(links, (link) => Number(link["parent_id"]));
  return items
    .toSorted((a, b) => compareKeys(a["place"], b["place"]) || Number(a["id"]) - Number(b["id"]))
    .map((item) =>
      rowOf(
        item,
        (services.get(Number(item["id"])) ?? []).map((link) => Number(link["services_id"])),
      ),
    );
});

/** Letter by letter: a database's own order may take upper and lower case for the same. */
const compareKeys = (a: unknown, b: unknown): number => {
  const [left, right] = [String(a ?? ""), String(b ?? "")];
  return left < right ? -1 : Number(left > right);
};

const yearOf = (date: unknown): number | null => (date ? adParts(nepalDay(new Date(String(date)))).year : null);
const numberOf = (value: unknown): number | null => (value === null || value === undefined ? null : Number(value));

function rowOf(item: Record<string, unknown>, services: number[]): ProjectRow {
  const name = { en: item["name_en"] as string | null, ne: item["name_ne"] as string | null };
  const said = [name.en, name.ne, item["summary_en"], item["summary_ne"]];
  const row = {
    id: Number(item["id"]),
    group: Number(item["group_id"]),
    services,
    taskType: item["task_type"] as ProjectRow["taskType"],
    stage: (item["stage"] ?? "completed") as ProjectRow["stage"],
    name,
  };
  // Anything but a plain no: what could be found by a filter would be told by it.
  if (item["confidential"] !== 0 && item["confidential"] !== false) {
    const secret = { country: null, province: null, clientType: null, from: null, to: null, point: null };
    return { ...row, ...secret, text: said.join(" ") };
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
    text: said.join(" "),
  };
}

export interface ProjectGroupDoc extends GroupDoc {
  description?: Localized;
  files?: unknown;
}

/** The published groups and services, which name the choices: once for each content revision. */
export const projectNames = perRevision(async (payload) => {
  const [groups, services] = await Promise.all([
    readList<ProjectGroupDoc>(payload, "project-groups", { depth: 1, sort: "_order", limit: 200 }),
    readList<Omit<ServiceDoc, "group" | "files"> & { group: number }>(payload, "services", {
      select: { name: true, description: true, group: true },
      depth: 0,
      sort: "_order",
      limit: 200,
    }),
  ]);
  return { groups, services };
});
