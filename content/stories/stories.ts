import type { ReadParameters } from "@setu/contract/calls/reads";
import { FrontApiError } from "@setu/contract/errors";
import type { Locale } from "@setu/contract/locale";
import { StoryDetail, type StoryItem, type StoryLink, StoryList } from "@setu/contract/stories/stories";
import type { Payload } from "payload";
import { firstOf } from "../platform/reading/first-of.ts";
import { type Facet, listing } from "../platform/reading/listing.ts";
import { inLocale, wholeIn } from "../platform/reading/localized.ts";
import { idOf, readByIds, readOne, readPictures } from "../platform/reading/public-read.ts";
import { languagesOf, richTextOf } from "../platform/text/rich-text.ts";
import { projectItemFields } from "../projects/map-project.ts";
import { projectNames } from "../projects/rows.ts";
import { nextChange } from "./consent.ts";
import { storyItemFields, storyItemOf } from "./map-story.ts";
import { shownQuote } from "./quotes.ts";
import { storyRows, type ToldStory } from "./rows.ts";

const perPage = 12;
const mostOthers = 3;

type Groups = Awaited<ReturnType<typeof projectNames>>["groups"];

const facetsIn = (locale: Locale, groups: Groups): Facet<ToldStory>[] => {
  const names = new Map(groups.map(({ slug, name }) => [slug, inLocale(name, locale)]));
  const slugs = new Map(groups.map(({ id, slug }) => [id, slug]));
  return [
    {
      key: "sector",
      label: { en: "Sector", ne: "क्षेत्र" }[locale],
      valuesOf: ({ project }) => [slugs.get(project.group) ?? []].flat(),
      labelOf: (value) => names.get(value),
    },
  ];
};

/** Success stories from all sectors or from one. */
export async function stories(payload: Payload, locale: Locale, query: ReadParameters): Promise<StoryList> {
  const [rows, { groups }] = await Promise.all([storyRows(payload), projectNames(payload)]);
  const found = listing({ rows, facets: facetsIn(locale, groups), query, perPage });
  const items = await itemsOf(payload, found.rows, locale);
  return StoryList.parse({ items, filters: found.filters, page: found.page } satisfies StoryList);
}

/** One story, with the quote while its consent is in force. Rejects with `notFound` if visitors may read no such story. */
export async function story(
  payload: Payload,
  locale: Locale,
  { id }: ReadParameters,
  now = new Date(),
): Promise<StoryDetail> {
  const wanted = idOf(id);
  const rows = await storyRows(payload);
  const row = rows.find((one) => one.id === wanted);
  if (!row) throw new FrontApiError("notFound", "");
  const portraits = row.quote?.portrait ? [row.quote.portrait] : [];
  const [doc, [item], others, pictures] = await Promise.all([
    readOne(payload, "success-stories", { where: { id: { equals: wanted } }, depth: 1 }),
    itemsOf(payload, [row], locale),
    itemsOf(payload, othersThan(row, rows), locale),
    readPictures(payload, portraits),
  ]);
  if (!doc || !item) throw new FrontApiError("notFound", "");
  return StoryDetail.parse({
    ...item,
    problem: richTextOf(doc.problem, locale),
    work: richTextOf(doc.work, locale),
    outcome: richTextOf(doc.outcome, locale),
    quote: shownQuote(row.quote, { locale, now, portrait: pictures.get(row.quote?.portrait ?? 0) }),
    others,
    locale: wholeIn(
      locale,
      doc,
      doc.name,
      doc.summary,
      ...[doc.problem, doc.work, doc.outcome].map((text) => languagesOf(text)),
    ),
    fresh_until: nextChange(row.quote?.term ?? null, now),
  } satisfies StoryDetail);
}

/** Links to the matching stories. */
export async function storyLinks(
  payload: Payload,
  locale: Locale,
  fits: (story: ToldStory) => boolean,
): Promise<StoryLink[]> {
  const rows = (await storyRows(payload)).filter(fits).slice(0, mostOthers);
  const items = await itemsOf(payload, rows, locale);
  return items.map(({ id, name, summary, locale: told }) => ({ id, name, summary, locale: told }));
}

/** The other stories: those of the same sector first, then in the editors' order. */
function othersThan(row: ToldStory, rows: ToldStory[]): ToldStory[] {
  const others = rows.filter(({ id }) => id !== row.id);
  const isNear = ({ project }: ToldStory) => Number(project.group === row.project.group);
  return firstOf(others, mostOthers, (a, b) => isNear(b) - isNear(a));
}

async function itemsOf(payload: Payload, rows: readonly ToldStory[], locale: Locale): Promise<StoryItem[]> {
  const [docs, projects] = await Promise.all([
    readByIds(
      payload,
      "success-stories",
      rows.map(({ id }) => id),
      { select: storyItemFields, depth: 1 },
    ),
    readByIds(
      payload,
      "projects",
      rows.map(({ project }) => project.id),
      { select: projectItemFields, depth: 1 },
    ),
  ]);
  const byId = new Map(projects.map((doc) => [doc.id, doc]));
  const projectOf = new Map(rows.map(({ id, project }) => [id, project.id]));
  return docs.flatMap((doc) => {
    const project = byId.get(projectOf.get(doc.id) ?? 0);
    return project ? storyItemOf(doc, project, locale) : [];
  });
}
