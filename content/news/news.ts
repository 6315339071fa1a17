import type { ReadParameters } from "@setu/contract/calls/reads";
import { FrontApiError } from "@setu/contract/errors";
import type { Locale } from "@setu/contract/locale";
import { NewsDetail, NewsList, type newsCategories } from "@setu/contract/news";
import type { Payload } from "payload";
import { yearChoice } from "../calendar/years.ts";
import { pressContactOf } from "../firm/map-identity.ts";
import { firstOf } from "../platform/reading/first-of.ts";
import { type Facet, listing } from "../platform/reading/listing.ts";
import { inLocale, servedIn } from "../platform/reading/localized.ts";
import { idOf, readByIds, readGlobal, readOne } from "../platform/reading/public-read.ts";
import { marksIn } from "../platform/search/marks.ts";
import { searchOf } from "../platform/search/search.ts";
import { meaningsIn } from "../search/editors/settings.ts";
import { newsCategoryWords } from "./categories.ts";
import { eventEnd, type NewsItemDoc, newsDetailOf, newsItemOf } from "./map-news.ts";
import { newsOf } from "./map-summary.ts";
import { type NewsRow, newsRows } from "./rows.ts";

const perPage = 12;
/** The most items to list beside one. */
const mostRelated = 3;

const words = {
  en: { category: "Type", year: "Year", project: "Project" },
  ne: { category: "प्रकार", year: "वर्ष", project: "परियोजना" },
};

const facetsIn = (locale: Locale): Facet<NewsRow>[] => [
  {
    key: "category",
    label: words[locale].category,
    valuesOf: (row) => [row.category],
    labelOf: (value) => newsCategoryWords[value as (typeof newsCategories)[number]]?.[locale],
  },
  {
    key: "year",
    label: words[locale].year,
    valuesOf: (row) => [row.year],
    labelOf: (value) => (/^\d{4}$/.test(value) ? yearChoice(Number(value), locale) : undefined),
    compare: (a, b) => b.localeCompare(a),
  },
];

const search = searchOf<NewsRow>();

/** News and events, newest first, or the results of a search, the best first; `project` limits them to one project. */
export async function newsList(
  payload: Payload,
  locale: Locale,
  query: ReadParameters,
  now = new Date(),
): Promise<NewsList> {
  const all = await newsRows(payload);
  const project = query["project"];
  const about = project ? all.filter((row) => row.projects.includes(Number(project))) : all;
  const unfiltered = !["project", "category", "year", "q"].some((key) => query[key]);
  const lead = unfiltered ? (about.find((row) => row.featured) ?? about[0]) : undefined;
  const searched = search(all, query["q"], { among: about, meanings: await meaningsIn(payload) });
  const facets = facetsIn(locale);
  const rows = lead ? about.filter((row) => row !== lead) : searched.rows;
  const found = listing({ rows, facets, query, perPage });
  // The lead item counts too, though it is on none of the pages of the others.
  const counted = lead ? listing({ rows: about, facets, query: {}, perPage }) : found;
  const first = lead && found.page.current === 1 ? [lead.id] : [];
  const ids = [...first, ...found.rows.map(({ id }) => id)];
  const [docs, identity] = await Promise.all([
    readByIds(payload, "news", ids, { depth: 1 }),
    readGlobal(payload, "site-identity", { depth: 0 }),
  ]);
  const items = docs.map((doc) => newsItemOf(doc, locale, now));
  const featured = lead && items[0]?.id === lead.id && first.length > 0 ? items[0] : null;
  return NewsList.parse({
    items: featured ? items.slice(1) : items,
    featured,
    filters: counted.filters,
    page: { ...found.page, total: counted.page.total },
    press: pressContactOf(identity, locale),
    search: query["q"]
      ? {
          meant: searched.meant,
          marks: marksIn(
            items.flatMap(({ name, excerpt }) => [name, excerpt]),
            searched.words,
          ),
        }
      : null,
    fresh_until: nextEnd(docs, now),
  } satisfies NewsList);
}

/** One item, with its neighbours in time and three related ones. */
export async function newsItem(
  payload: Payload,
  locale: Locale,
  { id }: ReadParameters,
  now = new Date(),
): Promise<NewsDetail> {
  const wanted = idOf(id);
  const [doc, all, identity] = await Promise.all([
    // Depth 2 for a project's group, which is part of its address.
    readOne(payload, "news", { where: { id: { equals: wanted } }, depth: 2 }),
    newsRows(payload),
    readGlobal(payload, "site-identity", { depth: 0 }),
  ]);
  if (!doc) throw new FrontApiError("notFound", "");
  const place = all.findIndex((row) => row.id === wanted);
  const [older, newer] = [all[place + 1], all[place - 1]];
  const related = relatedRows(all, place).map((row) => row.id);
  const around = [older?.id, newer?.id].filter((other) => other !== undefined);
  const others = await readByIds(payload, "news", [...new Set([...related, ...around])], { depth: 1 });
  const neighbour = (row: NewsRow | undefined) => {
    const found = others.find((other) => other.id === row?.id);
    return found ? { id: found.id, name: inLocale(found.name, locale), locale: servedIn(locale, found.name) } : null;
  };
  return NewsDetail.parse(
    newsDetailOf(doc, locale, now, {
      prev: neighbour(older),
      next: neighbour(newer),
      others: others.filter((other) => related.includes(other.id)).map((other) => newsOf(other, locale)),
      press: pressContactOf(identity, locale),
      fresh_until: nextEnd([doc], now),
    }) satisfies NewsDetail,
  );
}

/** Related items: the same project counts most, then the sector, then the category; ties go to the nearest in time. The newest first. */
function relatedRows(all: readonly NewsRow[], place: number): NewsRow[] {
  const self = all[place];
  if (!self) return [];
  const distance = (row: NewsRow) => Math.abs(row.publishedAt - self.publishedAt);
  const closeness = (row: NewsRow) =>
    Number(row.projects.some((project) => self.projects.includes(project))) * 4 +
    Number(row.sectors.some((sector) => self.sectors.includes(sector))) * 2 +
    Number(row.category === self.category);
  const others = all
    .filter((row) => row !== self)
    .map((row) => ({ row, closeness: closeness(row), distance: distance(row) }));
  return firstOf(others, mostRelated, (a, b) => b.closeness - a.closeness || a.distance - b.distance)
    .map(({ row }) => row)
    .sort((a, b) => b.publishedAt - a.publishedAt);
}

/** The time at which the next event ends, which changes the answer. */
function nextEnd(docs: NewsItemDoc[], now: Date): string | null {
  const ends = docs.map(eventEnd).filter((end): end is number => end !== undefined && end > now.getTime());
  return ends.length > 0 ? new Date(Math.min(...ends)).toISOString() : null;
}
