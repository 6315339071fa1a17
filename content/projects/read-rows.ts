import type { clientTypes, ProjectMeasure, projectStages, provinces, taskTypes } from "@setu/contract/projects";
import type { Payload } from "payload";
import { adParts, nepalDay } from "../calendar/nepal-time.ts";
import { captionsOf } from "../platform/files/pictures/captions.ts";
import type { Localized } from "../platform/reading/localized.ts";
import type { SearchedText } from "../platform/search/searched-text.ts";
import { isPublished, publishedNames } from "../platform/store/published.ts";
import { among, runSql, sql } from "../platform/store/sql.ts";
import { isConfidential } from "./collection/confidential.ts";
import { amountFor } from "./measures.ts";
import { pointOf } from "./point.ts";
import { type ProjectTexts, projectSearch } from "./search-text.ts";

/** The fields by which projects are filtered, searched and put on a map. A confidential project has only its public ones. */
export interface ProjectRow {
  id: number;
  /** Its key in the editors' order. */
  place: string;
  group: number;
  confidential: boolean;
  /** Whether the home page shows it. */
  highlight: boolean;
  services: number[];
  taskType: (typeof taskTypes)[number];
  stage: (typeof projectStages)[number];
  country: string | null;
  province: (typeof provinces)[number] | null;
  clientType: (typeof clientTypes)[number] | null;
  /** AD years; without an end while it continues. */
  from: number | null;
  to: number | null;
  /** When it began, in milliseconds since 1970. */
  began: number | null;
  point: { lat: number; lng: number } | null;
  name: Localized;
  /** The ids of its team. */
  team: number[];
  /** The ids of its pictures. */
  pictures: number[];
  /** The greatest amount of each measure. */
  sizes: Partial<Record<ProjectMeasure, number>>;
  search: SearchedText;
}

type Stored = Record<string, unknown>;

/** Reads the published ones among these projects. */
export async function readProjectRows(payload: Payload, ids: readonly number[]): Promise<ProjectRow[]> {
  // Only by their parents: SQLite would take a condition on the path for the narrower one.
  const [items, services, team, roles, quantities, partners, captioned] = await Promise.all([
    runSql(
      payload,
      sql`SELECT p.id, p._order AS place, p.group_id, p.task_type, p.stage, p.country, p.province, p.client_type,
            p.started_on, p.ended_on, p.contract_value, p.contract_currency, p.contract_value_public, p.lat, p.lng, p.precision, p.confidential, p.code, p.highlight,
            ${textColumns("en")}, ${textColumns("ne")}
          FROM projects p
          LEFT JOIN projects_locales en ON en._parent_id = p.id AND en._locale = 'en'
          LEFT JOIN projects_locales ne ON ne._parent_id = p.id AND ne._locale = 'ne'
          WHERE p.id IN ${among(ids)} AND ${isPublished("p")}`,
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
    runSql(
      payload,
      sql`SELECT team._parent_id AS parent_id, texts.role AS name
          FROM projects_team team JOIN projects_team_locales texts ON texts._parent_id = team.id
          WHERE team._parent_id IN ${among(ids)}`,
    ),
    runSql(
      payload,
      sql`SELECT q._parent_id AS parent_id, q.measure, texts.label, texts.value, texts.unit
          FROM projects_quantities q JOIN projects_quantities_locales texts ON texts._parent_id = q.id
          WHERE q._parent_id IN ${among(ids)}`,
    ),
    runSql(
      payload,
      sql`SELECT partner._parent_id AS parent_id, texts.name, texts.role
          FROM projects_partners partner JOIN projects_partners_locales texts ON texts._parent_id = partner.id
          WHERE partner._parent_id IN ${among(ids)}`,
    ),
    captionsOf(payload, "projects_rels", ids),
  ]);
  const names = await namesOf(payload, items, services, team);
  const [servicesOf, teamOf] = [byParent(services), byParent(team)];
  const [quantitiesOf, partnersOf, rolesOf] = [byParent(quantities), byParent(partners), byParent(roles)];
  return items.map((item) => {
    const id = Number(item["id"]);
    return rowOf(item, {
      services: idsOf(servicesOf(id)),
      team: idsOf(teamOf(id)),
      quantities: quantitiesOf(id),
      partners: partnersOf(id).map(({ name, role }) => [name, role].filter(Boolean).join(", ")),
      roles: rolesOf(id).map(({ name }) => name),
      ...captioned(id),
      names,
    });
  });
}

const textColumns = (locale: "en" | "ne") =>
  sql.raw(
    ["name", "summary", "client", "district", "description", "quantity", "funding", "challenge", "work", "result"]
      .map((column) => `${locale}.${column} AS ${column}_${locale}`)
      .join(", "),
  );

/** The names of the groups, services and people of some projects. */
async function namesOf(payload: Payload, items: Stored[], services: Stored[], team: Stored[]) {
  const [groups, offers, people] = await Promise.all([
    publishedNames(
      payload,
      "project_groups",
      items.map((item) => Number(item["group_id"])),
    ),
    publishedNames(payload, "services", idsOf(services)),
    publishedNames(payload, "people", idsOf(team)),
  ]);
  return { groups, services: offers, people };
}

const idsOf = (links: Stored[]): number[] => links.map(({ id }) => Number(id));

function byParent(links: Stored[]): (id: number) => Stored[] {
  const found = Map.groupBy(links, (link) => Number(link["parent_id"]));
  return (id) => found.get(id) ?? [];
}

const yearOf = (date: unknown): number | null => (date ? adParts(nepalDay(new Date(String(date)))).year : null);
const numberOf = (value: unknown): number | null => (value === null || value === undefined ? null : Number(value));

/** The greatest amount of each measure: of two dams, the higher one. */
function sizesOf(quantities: Stored[]): ProjectRow["sizes"] {
  const sizes: ProjectRow["sizes"] = {};
  for (const { measure, value, unit } of quantities) {
    if (!measure) continue;
    const name = measure as ProjectMeasure;
    const amount = amountFor(name, value, unit);
    if (amount !== undefined && amount > (sizes[name] ?? 0)) sizes[name] = amount;
  }
  return sizes;
}

function rowOf(item: Stored, linked: Omit<ProjectTexts, "item"> & { pictures: number[] }): ProjectRow {
  const row = {
    id: Number(item["id"]),
    group: Number(item["group_id"]),
    place: String(item["place"] ?? ""),
    confidential: isConfidential(item),
    highlight: Boolean(item["highlight"]),
    services: linked.services,
    taskType: item["task_type"] as ProjectRow["taskType"],
    stage: (item["stage"] ?? "completed") as ProjectRow["stage"],
    name: { en: item["name_en"] as string | null, ne: item["name_ne"] as string | null },
    search: projectSearch({ item, ...linked }),
    pictures: linked.pictures,
  };
  // A filter that finds a value would reveal it.
  if (row.confidential) {
    const secret = { country: null, province: null, clientType: null, from: null, to: null, began: null, point: null };
    return { ...row, ...secret, team: [], sizes: {} };
  }
  const country = (item["country"] as string | null) ?? null;
  return {
    ...row,
    country,
    province: country === "Nepal" ? ((item["province"] ?? null) as ProjectRow["province"]) : null,
    clientType: (item["client_type"] ?? null) as ProjectRow["clientType"],
    from: yearOf(item["started_on"]),
    to: yearOf(item["ended_on"]),
    began: item["started_on"] ? Date.parse(String(item["started_on"])) : null,
    point: pointOf({ lat: numberOf(item["lat"]), lng: numberOf(item["lng"]), precision: item["precision"] }),
    team: linked.team,
    sizes: sizesOf(linked.quantities),
  };
}
