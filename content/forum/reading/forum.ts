import type { ReadParameters } from "@setu/contract/calls/reads";
import { FrontApiError } from "@setu/contract/errors";
import {
  type CategoryExpert,
  type DiscussionItem,
  type DiscussionLink,
  ForumCategories,
  type ForumCategory,
  ForumList,
  type ForumOfficer,
  SimilarQuestions,
} from "@setu/contract/forum/forum";
import { type ForumView, forumViews } from "@setu/contract/forum/forum-fields";
import { type Locale, locales } from "@setu/contract/locale";
import { unbrokenUnits } from "@setu/contract/text/unbroken-units";
import type { Payload } from "payload";
import { forumState, officerOf } from "../../members/community-settings.ts";
import { type PersonRow, personRows } from "../../people/rows.ts";
import { groupsInStep, type Order } from "../../platform/reading/in-order.ts";
import { combinationKey, combinationsOf, type Facet, listing } from "../../platform/reading/listing.ts";
import { inLocale, servedIn } from "../../platform/reading/localized.ts";
import { readList } from "../../platform/reading/public-read.ts";
import { marksIn } from "../../platform/search/marks.ts";
import { searchOf } from "../../platform/search/search.ts";
import { indexInStep } from "../../platform/search/search-index.ts";
import { perRevision } from "../../platform/store/per-revision.ts";
import { among, sql } from "../../platform/store/sql.ts";
import { excerptOf } from "../../platform/text/excerpt.ts";
import { meaningsIn } from "../../search/editors/settings.ts";
import { plainTextOfPost } from "../post-text.ts";
import { postsWhere } from "../stored-post.ts";
import { alikeOf } from "./alike.ts";
import { authorsIn } from "./authors.ts";
import { momentOf } from "./map-post.ts";
import { stateOf } from "./questions.ts";
import { latestFirst, type QuestionRow, questionRows } from "./rows.ts";

const perPage = 20;
const indexOf = indexInStep<QuestionRow>();
const search = searchOf(indexOf);
const alike = alikeOf(indexOf, latestFirst);

/** @throws FrontApiError `notFound` while the forum is closed. */
export async function requireForum(payload: Payload): Promise<"open" | "readOnly"> {
  const state = await forumState(payload);
  if (state === "closed") throw new FrontApiError("notFound", "");
  return state;
}

/** The published categories in the editors' order. */
export const categoryRows = perRevision((payload) =>
  readList(payload, "forum-categories", {
    select: { name: true, description: true, tell: true, rules: true, experts: true },
    depth: 0,
    sort: "_order",
    limit: 50,
  }),
);

const linesOf = (text: string): string[] =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);

async function categoriesIn(payload: Payload, locale: Locale): Promise<ForumCategory[]> {
  const [categories, rows, people] = await Promise.all([
    categoryRows(payload),
    questionRows(payload),
    personRows(payload),
  ]);
  const kept = keptIn.new(rows);
  return categories.map(({ id, name, description, tell, rules, experts }) => ({
    id,
    name: inLocale(name, locale),
    description: inLocale(description, locale),
    tell: linesOf(inLocale(tell, locale)),
    rules: linesOf(inLocale(rules, locale)),
    experts: (experts ?? [])
      .flatMap((expert) => people.filter((row) => row.id === expert && !row.left))
      .map(expertIn(locale)),
    questions: kept.get(combinationKey([String(id), undefined]))?.length ?? 0,
    locale: servedIn(locale, name, description, tell, rules),
  }));
}

const expertIn =
  (locale: Locale) =>
  ({ id, name, designation }: PersonRow): CategoryExpert => ({
    id,
    name: inLocale(name, locale),
    designation: inLocale(designation, locale),
    locale: servedIn(locale, name, designation),
  });

/** Whom anybody can turn to about the forum. */
export async function officerIn(payload: Payload, locale: Locale): Promise<ForumOfficer> {
  const { name, contact } = await officerOf(payload);
  const named = inLocale(name, locale);
  if (!named) return null;
  return { name: named, contact: inLocale(contact, locale), locale: servedIn(locale, name, contact) };
}

/** Reads the forum's categories. */
export async function forumCategories(payload: Payload, locale: Locale): Promise<ForumCategories> {
  const writing = await requireForum(payload);
  const [items, officer] = await Promise.all([categoriesIn(payload, locale), officerIn(payload, locale)]);
  return ForumCategories.parse({ items, writing, officer } satisfies ForumCategories);
}

const orders: Record<ForumView, Order<QuestionRow>> = {
  new: { compare: latestFirst },
  all: { compare: (a, b) => b.lastAt - a.lastAt || latestFirst(a, b) },
  solved: {
    compare: (a, b) => (b.solvedAt ?? 0) - (a.solvedAt ?? 0) || latestFirst(a, b),
    has: ({ solvedAt }) => solvedAt !== null,
  },
};

const combinationsOfRow = ({ category, lang }: QuestionRow) => combinationsOf([String(category), lang]);
/** The questions of each view by category and language. A list of twenty thousand walks none of them. */
const keptIn = {
  new: groupsInStep(orders.new, combinationsOfRow),
  all: groupsInStep(orders.all, combinationsOfRow),
  solved: groupsInStep(orders.solved, combinationsOfRow),
};

const languages = { en: { en: "English", ne: "Nepali" }, ne: { en: "अङ्ग्रेजी", ne: "नेपाली" } };

/** One array for each value: a list of twenty thousand rows would make one for each of them. */
const valuesOfLanguage = { en: ["en"], ne: ["ne"] };

/** In the order of `combinationsOfRow`. */
const facetsIn = (locale: Locale, categories: readonly ForumCategory[]): Facet<QuestionRow>[] => {
  const valuesOfCategory = new Map<number | null, string[]>(categories.map(({ id }) => [id, [String(id)]]));
  return [
    {
      key: "category",
      label: { en: "Category", ne: "विषय" }[locale],
      choices: categories.map(({ id }) => String(id)),
      valuesOf: ({ category }) => valuesOfCategory.get(category) ?? [],
      labelOf: (value) => categories.find(({ id }) => String(id) === value)?.name,
    },
    {
      key: "lang",
      label: { en: "Language", ne: "भाषा" }[locale],
      choices: locales,
      valuesOf: ({ lang }) => valuesOfLanguage[lang],
      labelOf: (value) => languages[locale][value as Locale],
    },
  ];
};

/** Reads the questions of a view, or those that match a search, the best first. */
export async function forum(payload: Payload, locale: Locale, query: ReadParameters): Promise<ForumList> {
  const writing = await requireForum(payload);
  const view = query["view"] === undefined ? "new" : forumViews.find((each) => each === query["view"]);
  if (!view) throw new FrontApiError("badRequest", "");
  const [all, categories] = await Promise.all([questionRows(payload), categoriesIn(payload, locale)]);
  const searched = search(all, query["q"], { order: orders[view], meanings: await meaningsIn(payload) });
  const facets = facetsIn(locale, categories);
  const kept = query["q"]?.trim() ? undefined : keptIn[view](all);
  const found = listing({ rows: searched.rows, facets, query, perPage, kept });
  const items = await itemsOf(payload, locale, found.rows);
  return ForumList.parse({
    items,
    view,
    categories,
    filters: found.filters,
    page: found.page,
    search: query["q"]
      ? {
          meant: searched.meant,
          marks: marksIn(
            items.map(({ title }) => title),
            searched.words,
          ),
        }
      : null,
    writing,
    officer: await officerIn(payload, locale),
  } satisfies ForumList);
}

/** The list items of questions, in the order of the rows. */
export async function itemsOf(
  payload: Payload,
  locale: Locale,
  rows: readonly QuestionRow[],
): Promise<DiscussionItem[]> {
  if (rows.length === 0) return [];
  const [posts, authorOf, categories] = await Promise.all([
    postsWhere(payload, sql`p.id IN ${among(rows.map(({ id }) => id))}`),
    authorsIn(payload, locale),
    categoryRows(payload),
  ]);
  const byId = new Map(posts.map((post) => [post.id, post]));
  return rows.flatMap((row) => {
    const post = byId.get(row.id);
    if (!post) return [];
    const category = categories.find(({ id }) => id === row.category);
    return {
      id: row.id,
      title: unbrokenUnits(row.title),
      excerpt: unbrokenUnits(excerptOf(plainTextOfPost(post.text), row.lang)),
      lang: row.lang,
      category: category
        ? { id: category.id, name: inLocale(category.name, locale), locale: servedIn(locale, category.name) }
        : null,
      author: authorOf(post),
      asked: momentOf(row.askedAt, locale),
      last: momentOf(row.lastAt, locale),
      replies: row.replies,
      state: stateOf(row),
      staff_answered: row.isStaffAnswered,
    };
  });
}

export const linkOf = (row: QuestionRow): DiscussionLink => ({
  id: row.id,
  title: unbrokenUnits(row.title),
  lang: row.lang,
  state: stateOf(row),
  replies: row.replies,
});

const mostSimilar = 5;
/** The questions most similar to a title, which share some words with it. */
export const similarTo = async (payload: Payload, title: string, fewestShared?: number): Promise<QuestionRow[]> =>
  alike(await questionRows(payload), title, mostSimilar, fewestShared);

/** Reads questions similar to the one that is being typed. */
export async function similarQuestions(
  payload: Payload,
  _locale: Locale,
  { title = "" }: ReadParameters,
): Promise<SimilarQuestions> {
  await requireForum(payload);
  const items = (await similarTo(payload, title)).map(linkOf);
  return SimilarQuestions.parse({ items } satisfies SimilarQuestions);
}
