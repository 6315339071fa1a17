import type { ReadParameters } from "@setu/contract/calls/reads";
import { FrontApiError } from "@setu/contract/errors";
import type { Locale } from "@setu/contract/locale";
import { shortlistLimit } from "@setu/contract/project-fields";
import {
  type ComparedProject,
  ProjectGroupPage,
  type ProjectItem,
  ProjectList,
  projectMeasures,
} from "@setu/contract/projects";
import type { Payload } from "payload";
import { adParts, nepalDay, startOfNepalDay } from "../calendar/nepal-time.ts";
import { adYearOf, bsYearOf, yearText } from "../calendar/years.ts";
import { filesOf } from "../platform/files/pictures/map-picture.ts";
import { type Facet, listing } from "../platform/reading/listing.ts";
import { inLocale, optionalInLocale, servedIn } from "../platform/reading/localized.ts";
import { readByIds, readGlobal } from "../platform/reading/public-read.ts";
import { sectionOf } from "../platform/reading/section-info.ts";
import { marksIn } from "../platform/search/marks.ts";
import { searchOf } from "../platform/search/search.ts";
import { itemOnceNamed } from "../platform/store/used-names.ts";
import { meaningsIn } from "../search/editors/settings.ts";
import { askedMeasure, projectFacets, projectOrder, relaxations } from "./facets.ts";
import { amountsOf, projectItemFields, projectItemOf } from "./map-project.ts";
import { projectDetailOf } from "./map-project-detail.ts";
import type { ProjectRow } from "./read-rows.ts";
import { projectNames, projectRows } from "./rows.ts";
import { measureWords } from "./words.ts";

const perPage = 12;
/** Higher than in other views, since the list beside the map names each marker. */
const perMap = 100;

/** All projects, filtered by the query of the address. */
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
  const facetsFor = (asked: ReadParameters) => projectFacets(locale, names, asked, now);
  const among = query["ids"] ? shortlisted(rows, query["ids"]) : rows;
  const result = await resultOf(payload, locale, { all: rows, among, facetsFor, query, groups: names.groups, now });
  const beside = query["ids"] ? await compared(payload, locale, result.items) : [];
  const occurring = new Set(beside.flatMap(({ quantities }) => quantities.map(({ measure }) => measure)));
  return ProjectList.parse({
    ...result,
    info: sectionOf(page?.projectInfo, locale),
    compared: beside,
    measures: projectMeasures
      .filter((measure) => occurring.has(measure))
      .map((key) => ({ key, label: measureWords[key][locale] })),
  } satisfies ProjectList);
}

/** The first year in the calendar of the language: "2017", "वि.सं. २०७४". */
function sinceText(began: number, locale: Locale): string {
  const instant = new Date(began);
  const bs = locale === "ne" ? bsYearOf(instant) : undefined;
  return bs ? yearText(bs, "bs", locale) : yearText(adYearOf(instant), "ad", locale);
}

/** Further fields of some projects, to compare them side by side. */
async function compared(payload: Payload, locale: Locale, items: ProjectItem[]): Promise<ComparedProject[]> {
  const ids = items.map(({ id }) => id);
  const docs = await readByIds(payload, "projects", ids, { depth: 1 });
  return docs.map((doc) => ({ id: doc.id, ...projectDetailOf(doc, locale) }));
}

/** The page of a menu entry. The specification's unusual links name the entry, or one of its projects, by ids. */
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
    names.groups.find((other) => other.slug === slug) ??
    (await formerlyAt(payload, names.groups, slug));
  if (!group) throw new FrontApiError("notFound", "");
  const rows = all.filter((row) => row.group === group.id);
  // In a link to a project, the kind of work describes that project and is not a filter.
  const query = contentId ? { ...rest, task_type: undefined } : rest;
  const facetsFor = (asked: ReadParameters) =>
    projectFacets(locale, names, asked, now).filter(({ key }) => key !== "sector");
  const result = await resultOf(payload, locale, { all, among: rows, facetsFor, query, groups: names.groups, now });
  const beginnings = rows.flatMap(({ began }) => began ?? []);
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
      since: beginnings.length > 0 ? sinceText(Math.min(...beginnings), locale) : null,
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

/** The published group that was public under an address before it got another one: its pages lead on to the present one. */
async function formerlyAt(payload: Payload, groups: Groups, slug = ""): Promise<Groups[number] | undefined> {
  const id = await itemOnceNamed(payload, "project-groups", { field: "slug", value: slug });
  return groups.find((group) => group.id === id);
}

/** The projects of a visitor's shortlist, in the order of choosing, without those that are no longer published. */
function shortlisted(rows: readonly ProjectRow[], ids: string): ProjectRow[] {
  const byId = new Map(rows.map((row) => [String(row.id), row]));
  return [...new Set(ids.split(","))].slice(0, shortlistLimit).flatMap((id) => byId.get(id) ?? []);
}

type Groups = Awaited<ReturnType<typeof projectNames>>["groups"];
interface Results {
  /** All published projects, and those in the list. */
  all: readonly ProjectRow[];
  among: readonly ProjectRow[];
  facetsFor(query: ReadParameters): Facet<ProjectRow>[];
  query: ReadParameters;
  groups: Groups;
  now: Date;
}

const search = searchOf<ProjectRow>();

async function resultOf(payload: Payload, locale: Locale, { all, among, facetsFor, query, groups, now }: Results) {
  const searched = search(all, query["q"], { among, meanings: await meaningsIn(payload) });
  const order = projectOrder(query, locale);
  const rows = order ? searched.rows.toSorted(order) : searched.rows;
  const onMap = query["view"] === "map";
  const found = listing({ rows, facets: facetsFor(query), query, perPage: onMap ? perMap : perPage });
  const ids = found.rows.map(({ id }) => id);
  const docs = await readByIds(payload, "projects", ids, { select: projectItemFields, depth: 1 });
  const items = docs.flatMap((doc) => projectItemOf(doc, locale));
  const nextYear = Date.UTC(adParts(nepalDay(now)).year + 1, 0, 1) / 86_400_000;
  return {
    items,
    filters: found.filters,
    page: found.page,
    map: onMap ? mapOf(found.rows, groups, locale) : null,
    search: query["q"] ? { meant: searched.meant, marks: marksIn(items.flatMap(searchedTexts), searched.words) } : null,
    amounts: amountsOf(docs, askedMeasure(query), locale),
    relax: found.page.total === 0 ? relaxations({ query, locale, rows: among, found: searched.rows, facetsFor }) : [],
    fresh_until: startOfNepalDay(nextYear).toISOString(),
  };
}

/** The texts of a project that a list shows. */
const searchedTexts = ({ name, excerpt, code, client, place, quantity, sector }: ProjectItem): string[] =>
  [name, excerpt, code, client, place, quantity, sector.name].filter((text) => text !== null);

function mapOf(rows: ProjectRow[], groups: Groups, locale: Locale): ProjectList["map"] {
  const slugs = new Map(groups.map(({ id, slug }) => [id, slug]));
  const points = rows.flatMap(({ id, group, point, name }) => {
    const slug = slugs.get(group);
    return point && slug ? [{ id, slug, ...point, name: inLocale(name, locale), locale: servedIn(locale, name) }] : [];
  });
  return { points, missing: rows.length - points.length };
}
