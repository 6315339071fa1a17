import { type ReadParameters, shortlistLimit } from "@setu/contract/calls/reads";
import { FrontApiError } from "@setu/contract/errors";
import type { Locale } from "@setu/contract/locale";
import { ProjectGroupPage, ProjectList } from "@setu/contract/projects";
import type { Payload } from "payload";
import { adParts, nepalDay, startOfNepalDay } from "../calendar/nepal-time.ts";
import { yearText } from "../calendar/years.ts";
import { filesOf } from "../platform/files/pictures/map-picture.ts";
import { type Facet, listing } from "../platform/reading/listing.ts";
import { inLocale, optionalInLocale, servedIn } from "../platform/reading/localized.ts";
import { readByIds, readGlobal } from "../platform/reading/public-read.ts";
import { sectionOf } from "../platform/reading/section-info.ts";
import { projectFacets, relaxations } from "./facets.ts";
import { projectItemFields, projectItemOf } from "./map-project.ts";
import { type ProjectRow, projectNames, projectRows } from "./rows.ts";

const perPage = 12;
/** The list beside the map names each marker on it. */
const perMap = 100;

/** All projects, filtered by the address's query. */
export async function projects(
  payload: Payload,
  locale: Locale,
  query: ReadParameters,
  now = new Date(),
): Promise<ProjectList> {
  const [rows, names, page] = await Promise.all([
    projectRows(payload),
    projectNames(payload),
    readGlobal(payload, "home-page", { select: { projectInfo: true, _status: true }, depth: 0 }),
  ]);
  const facets = projectFacets(locale, names, now);
  const chosen = query["ids"] === undefined ? rows : shortlisted(rows, query["ids"]);
  const result = await resultOf(payload, locale, { rows: chosen, facets, query, groups: names.groups, now });
  return ProjectList.parse({ ...result, info: sectionOf(page?.projectInfo, locale) } satisfies ProjectList);
}

/** The page of a menu entry. The specification's unusual links name it, or one of its projects, by ids. */
export async function projectGroup(
  payload: Payload,
  locale: Locale,
  { project_slug: slug, menu_id: menuId, content_id: contentId, ...rest }: ReadParameters,
  now = new Date(),
): Promise<ProjectGroupPage> {
  const [all, names] = await Promise.all([projectRows(payload), projectNames(payload)]);
  const child = contentId ? all.find(({ id }) => String(id) === contentId) : undefined;
  const group =
    names.groups.find(({ id }) => id === child?.group) ??
    names.groups.find(({ id }) => String(id) === menuId) ??
    names.groups.find((other) => other.slug === slug);
  if (!group) throw new FrontApiError("notFound", "");
  const rows = all.filter((row) => row.group === group.id);
  // In a link that names a project, the kind of work describes that project and does not filter.
  const query = contentId ? { ...rest, task_type: undefined } : rest;
  const facets = projectFacets(locale, names, now).filter(({ key }) => key !== "sector");
  const result = await resultOf(payload, locale, { rows, facets, query, groups: names.groups, now });
  const years = rows.flatMap(({ from }) => from ?? []);
  return ProjectGroupPage.parse({
    ...result,
    menu: {
      id: group.id,
      slug: group.slug,
      name: inLocale(group.name, locale),
      description: inLocale(group.description, locale),
      files: filesOf(group.files ?? [], locale),
      locale: servedIn(locale, group.name, group.description),
    },
    numbers: {
      projects: rows.length,
      ongoing: rows.filter(({ stage }) => stage === "ongoing").length,
      countries: new Set(rows.flatMap(({ country }) => country ?? [])).size,
      since: years.length > 0 ? yearText(Math.min(...years), "ad", locale) : null,
    },
    services: names.services
      .filter((service) => service.group === group.id)
      .map(({ id, name, description }) => ({
        id,
        name: inLocale(name, locale),
        description: optionalInLocale(description, locale),
        locale: servedIn(locale, name, description),
      })),
    resolved: { slug: group.slug, childId: child?.id ?? null },
  } satisfies ProjectGroupPage);
}

/** The projects of a visitor's shortlist, in the order of choosing, without those that are no longer published. */
function shortlisted(rows: readonly ProjectRow[], ids: string): ProjectRow[] {
  const byId = new Map(rows.map((row) => [String(row.id), row]));
  return [...new Set(ids.split(","))].slice(0, shortlistLimit).flatMap((id) => byId.get(id) ?? []);
}

type Groups = Awaited<ReturnType<typeof projectNames>>["groups"];
interface Results {
  rows: readonly ProjectRow[];
  facets: Facet<ProjectRow>[];
  query: ReadParameters;
  groups: Groups;
  now: Date;
}

async function resultOf(payload: Payload, locale: Locale, { rows, facets, query, groups, now }: Results) {
  const onMap = query["view"] === "map";
  const found = listing({ rows, facets, query, perPage: onMap ? perMap : perPage, textOf: (row) => row.text });
  const ids = found.rows.map(({ id }) => id);
  const docs = await readByIds(payload, "projects", ids, { select: projectItemFields, depth: 1 });
  const nextYear = Date.UTC(adParts(nepalDay(now)).year + 1, 0, 1) / 86_400_000;
  return {
    items: docs.flatMap((doc) => projectItemOf(doc, locale)),
    filters: found.filters,
    page: found.page,
    map: onMap ? mapOf(found.rows, groups, locale) : null,
    relax: found.page.total === 0 ? relaxations({ rows, facets, query }) : [],
    fresh_until: startOfNepalDay(nextYear).toISOString(),
  };
}

function mapOf(rows: ProjectRow[], groups: Groups, locale: Locale): ProjectList["map"] {
  const slugs = new Map(groups.map(({ id, slug }) => [id, slug]));
  const points = rows.flatMap(({ id, group, point, name }) => {
    const slug = slugs.get(group);
    return point && slug ? [{ id, slug, ...point, name: inLocale(name, locale), locale: servedIn(locale, name) }] : [];
  });
  return { points, missing: rows.length - points.length };
}
