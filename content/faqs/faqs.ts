import type { ReadParameters } from "@setu/contract/calls/reads";
import { type FaqGroup, type FaqLink, FaqList } from "@setu/contract/faqs/faqs";
import type { Locale } from "@setu/contract/locale";
import type { Payload } from "payload";
import { type Facet, listing } from "../platform/reading/listing.ts";
import { inLocale, servedIn } from "../platform/reading/localized.ts";
import { readByIds } from "../platform/reading/public-read.ts";
import { marksIn } from "../platform/search/marks.ts";
import { searchOf } from "../platform/search/search.ts";
import { missedWords, type SearchedWords } from "../search/asked/search-counter.ts";
import { meaningsIn } from "../search/editors/settings.ts";
import { faqOf } from "./map-faq.ts";
import { type FaqRow, faqRows } from "./rows.ts";
import { faqGroupWords } from "./words.ts";

/** All of them on one page, so that it can be printed and searched in the browser. */
const perPage = 300;

const facetsIn = (locale: Locale): Facet<FaqRow>[] => [
  {
    key: "group",
    label: { en: "Who asks", ne: "कसको प्रश्न" }[locale],
    valuesOf: ({ group }) => [group],
    labelOf: (value) => faqGroupWords[value as FaqGroup]?.[locale],
  },
];

const search = searchOf<FaqRow>();

/** The questions of all groups or of one, or the results of a search, the best first. */
export async function faqs(payload: Payload, locale: Locale, query: ReadParameters): Promise<FaqList> {
  const all = await faqRows(payload);
  const searched = search(all, query["q"], { meanings: await meaningsIn(payload) });
  const found = listing({ rows: searched.rows, facets: facetsIn(locale), query, perPage });
  const ids = found.rows.map(({ id }) => id);
  const items = (await readByIds(payload, "faqs", ids, { depth: 1 })).map((doc) => faqOf(doc, locale));
  const questions = items.map(({ question }) => question);
  return FaqList.parse({
    items,
    filters: found.filters,
    page: found.page,
    search: query["q"] ? { meant: searched.meant, marks: marksIn(questions, searched.words) } : null,
  } satisfies FaqList);
}

/** Whether each of these searches of the questions finds any. */
export async function findFaqs(payload: Payload, searches: readonly string[]): Promise<boolean[]> {
  const [rows, meanings] = await Promise.all([faqRows(payload), meaningsIn(payload)]);
  return searches.map((words) => search(rows, words, { meanings }).rows.length > 0);
}

/** The searches that find no question, the most frequent first: without those that have been answered since. */
export async function missedFaqSearches(payload: Payload): Promise<SearchedWords[]> {
  const missed = await missedWords(payload, "faqs");
  const found = await findFaqs(
    payload,
    missed.map(({ words }) => words),
  );
  return missed.filter((_, index) => !found[index]);
}

/** The questions about a service. */
export async function faqsAbout(payload: Payload, locale: Locale, service: number): Promise<FaqLink[]> {
  const rows = (await faqRows(payload)).filter((row) => row.service === service);
  return rows.map(({ id, name }) => ({ id, question: inLocale(name, locale), locale: servedIn(locale, name) }));
}
