import type { ReadParameters } from "@setu/contract/calls/reads";
import { type Locale, locales } from "@setu/contract/locale";
import type { SearchItem, SearchPage } from "@setu/contract/search/results";
import type { Suggestions } from "@setu/contract/search/suggestions";
import { calendarDate } from "../calendar/dates.ts";
import { yearChoice } from "../calendar/years.ts";
import { languageOf } from "../platform/reading/language-of.ts";
import { type Facet, listing } from "../platform/reading/listing.ts";
import { marksBy } from "../platform/search/marks.ts";
import { WordFinder } from "../platform/search/word-finder.ts";
import { completeMatches, entriesAt, type Matches, partialMatches, someMatches } from "./candidates.ts";
import type { Facts } from "./columns.ts";
import { suggestedFor } from "./editors/guide.ts";
import { excerptAround } from "./excerpts/excerpt.ts";
import { type Ids, joined, noIds, without } from "./ids.ts";
import { likeliest } from "./likely.ts";
import { type ParsedQuery, parseQuery, withAbout } from "./query/parsed-query.ts";
import { ranked } from "./rank.ts";
import type { SearchFile } from "./search-file.ts";
import { facetWords, kindWords } from "./words.ts";

const perPage = 10;
/** The most results that are ranked, the likeliest ones; the others follow in the index's order. */
const mostRanked = 150;
/** With fewer complete results, results with only some of the words are shown too. */
const fewResults = 3;
const mostSuggested = 8;
const mostTitled = 100;
/** However many there are, they leave room for the firm's own pages. */
const mostDiscussions = 3;

/**
 * The first letter of a further word: half of all texts have a word that begins with it, so searching for it takes long
 * and says nothing.
 */
const firstLetter = /(?<=\S\s+)\p{L}\p{M}*$/u;

/** The results, the best first, each item once. */
interface Found {
  hits: Ids;
  /** All entries that were found, the other ones of these items among them. */
  entries: Ids;
  /** The few of them that have all parts of the query, if the others lack something. */
  complete?: ReadonlySet<number>;
  /** Those that an editor wants first. */
  suggested: ReadonlySet<number>;
}
const nothing: Found = { hits: noIds, entries: noIds, suggested: new Set() };

/** Makes a facet's list of values once for all entries that have the same, since thousands are counted in a search. */
function once<Key>(make: (key: Key) => readonly string[]): (key: Key) => readonly string[] {
  const made = new Map<Key, readonly string[]>();
  return (key) => {
    const values = made.get(key) ?? make(key);
    made.set(key, values);
    return values;
  };
}
const kindsOf = once((kind: Facts["kind"]) => [kind]);
const yearsOf = once((year: number | null) => (year === null ? [] : [String(year)]));
const languagesOf = once((languages: number) => locales.filter((_, index) => languages & (1 << index)));

const facetsIn = (locale: Locale): Facet<Facts>[] => [
  {
    key: "kind",
    label: facetWords[locale].kind,
    valuesOf: ({ kind }) => kindsOf(kind),
    labelOf: (value) => kindWords[value as Facts["kind"]]?.[locale],
  },
  {
    key: "year",
    label: facetWords[locale].year,
    valuesOf: ({ year }) => yearsOf(year),
    labelOf: (value) => (/^\d{4}$/.test(value) ? yearChoice(Number(value), locale) : undefined),
    compare: (a, b) => b.localeCompare(a),
  },
  {
    key: "lang",
    label: facetWords[locale].lang,
    valuesOf: ({ languages }) => languagesOf(languages),
    labelOf: (value) => facetWords[locale].languages[value as Locale],
  },
];

/** The facets of results, with how many of these have each value: a result has those of all entries of its item that were found. */
function facetsOf(facets: readonly Facet<Facts>[], { columns }: SearchFile, { hits, entries }: Found): Facet<number>[] {
  const together = columns.together(hits, entries);
  const counted = [
    ...columns.counted(hits.filter((id) => !together.has(id))),
    ...[...together.values()].map((facts) => ({ facts, count: 1 })),
  ];
  return facets.map(({ valuesOf, ...facet }) => {
    const counts = new Map<string, number>();
    for (const { facts, count } of counted)
      for (const value of valuesOf(facts)) counts.set(value, (counts.get(value) ?? 0) + count);
    return { ...facet, counts, valuesOf: (id) => valuesOf(together.get(id) ?? columns.factsOf(id)) };
  });
}

type Answer = Omit<SearchPage, "prepared" | "fresh_until">;

/** The results of a search, the best first. Throws as `listing` does. */
export function find(file: SearchFile, locale: Locale, query: ReadParameters, now: number): Answer {
  const asked = whole(file, parseQuery(file, query["q"], { isExact: query["exact"] === "1" }), now);
  const facets = facetsIn(locale);
  const found = asked ? foundBy(file, asked, query, chosenIn(facets, query), now) : nothing;
  const { rows, filters, page } = listing({
    rows: Array.from(found.hits),
    facets: facetsOf(facets, file, found),
    query,
    perPage,
  });
  const finder = new WordFinder(asked?.words ?? [], file.lexicon);
  const asking = { finder, language: languageOf(query["q"] ?? "") };
  const items = rows.map((id) => itemOf(file, id, found, locale, asking));
  return {
    items,
    filters: asked ? filters : [],
    page,
    query: query["q"]?.trim() ?? "",
    search: {
      meant: asked?.meant ?? null,
      marks: marksBy(
        finder,
        items.flatMap(({ name, excerpt, names }) => [name, excerpt.text, names?.text ?? ""]),
      ),
    },
  };
}

/** Whether something has all parts of a query, or an editor has suggested something for it. */
export function finds(file: SearchFile, typed: string, now: number): boolean {
  const asked = parseQuery(file, typed);
  if (!asked) return false;
  return suggestedBy(file, asked, typed, now).length > 0 || completeMatches(file, asked, now).ids.length > 0;
}

/** Suggests titles for the text typed so far. */
export function suggest(
  file: SearchFile,
  locale: Locale,
  typed: string | undefined,
  now: number,
): Omit<Suggestions, "prepared" | "fresh_until"> {
  const asked = parseQuery(file, typed?.replace(firstLetter, ""), { isUnfinished: true });
  if (!asked) return { items: [], marks: [] };
  const some = (options: { discussions?: boolean; within: "titles" | "texts" }) =>
    ranked(file, someMatches(file, asked, { ...options, most: mostTitled }, now), asked, now);
  const titled = joined(
    some({ within: "titles" }).subarray(0, mostSuggested),
    some({ within: "titles", discussions: true }).subarray(0, mostDiscussions),
  );
  const others =
    titled.length < mostSuggested ? onceEach(file, some({ within: "texts" })).subarray(0, mostSuggested) : noIds;
  const best = ranked(file, onceEach(file, joined(titled, others)), asked, now).subarray(0, mostSuggested);
  const items = Array.from(best, (id) => {
    const { kind } = file.columns.factsOf(id);
    const { path, titles } = file.shown(id);
    const title = titles[locale];
    return {
      kind,
      kind_text: kindWords[kind][locale],
      name: title.name,
      path,
      locale: { requested: locale, served: title.served },
    };
  });
  return {
    items,
    marks: marksBy(
      new WordFinder(asked.words, file.lexicon),
      items.map(({ name }) => name),
    ),
  };
}

/** Whether entries with such facts pass all chosen filters: only such entries are ranked. */
const chosenIn = (facets: readonly Facet<Facts>[], query: ReadParameters) => {
  const chosen = facets.filter(({ key }) => query[key]);
  if (chosen.length === 0) return undefined;
  return (facts: Facts) => chosen.every(({ key, valuesOf }) => valuesOf(facts).includes(query[key] ?? ""));
};

/** The query, with amounts that are nearly right if nothing has all of its words and exactly its amounts: "bridge 400 m" for one of 412 m. */
function whole(file: SearchFile, asked: ParsedQuery | undefined, now: number): ParsedQuery | undefined {
  if (!asked || asked.amounts.length === 0 || asked.units.length === 0) return asked;
  return completeMatches(file, asked, now).ids.length > 0 ? asked : (withAbout(file, asked) ?? asked);
}

function foundBy(
  file: SearchFile,
  asked: ParsedQuery,
  { q, kind }: ReadParameters,
  isChosen: ((facts: Facts) => boolean) | undefined,
  now: number,
): Found {
  const first = kind === "discussion" ? "discussions" : undefined;
  const suggested = suggestedBy(file, asked, q, now);
  const complete = inOrder(file, completeMatches(file, asked, now, first), asked, isChosen, now);
  const entries = joined(suggested, complete);
  const hits = onceEach(file, entries);
  const found = { hits, entries, suggested: new Set(suggested) };
  if (onceEach(file, complete).length >= fewResults) return found;
  const known = new Set(Array.from(hits, (id) => file.columns.itemOf(id)));
  const others = partialMatches(file, asked, now, first);
  const unknown = known.size > 0 ? others.ids.filter((id) => !known.has(file.columns.itemOf(id))) : others.ids;
  const partial = onceEach(file, inOrder(file, { ...others, ids: unknown }, asked, isChosen, now));
  return { ...found, hits: joined(hits, partial), entries: joined(entries, unknown), complete: new Set(hits) };
}

/** The editors' suggested results for a search, as it was typed or as it was meant. */
function suggestedBy(file: SearchFile, { meant }: ParsedQuery, typed: string | undefined, now: number): Ids {
  const paths = [typed, meant].flatMap((text) => (text ? suggestedFor(file.guide, text) : []));
  return paths.length > 0 ? entriesAt(file, paths, now) : noIds;
}

function inOrder(
  file: SearchFile,
  { ids, alike }: Matches,
  asked: ParsedQuery,
  isChosen: ((facts: Facts) => boolean) | undefined,
  now: number,
): Ids {
  const wanted = isChosen ? file.columns.having(ids, isChosen) : ids;
  const likely = likeliest(file, { ids: wanted, alike }, asked, mostRanked, now);
  const best = ranked(file, likely, asked, now);
  return best.length === ids.length ? best : joined(best, without(ids, likely));
}

/** Keeps the best hit of each item and its documents' pages. */
const onceEach = (file: SearchFile, hits: Ids): Ids => file.columns.onceEach(hits);

function itemOf(
  file: SearchFile,
  id: number,
  { complete, suggested }: Found,
  locale: Locale,
  asking: { finder: WordFinder; language: Locale | undefined },
): SearchItem {
  const { kind } = file.columns.factsOf(id);
  const { path, page, date, titles, details, texts } = file.shown(id);
  const title = titles[locale];
  return {
    kind,
    kind_text: kindWords[kind][locale],
    name: title.name,
    path,
    date: date === null ? null : calendarDate(new Date(date), locale),
    details: details[locale],
    ...excerptAround((language) => texts[language], title.name.replace(/\s+/g, " "), locale, asking),
    page,
    partial: complete !== undefined && !complete.has(id),
    suggested: suggested.has(id),
    locale: { requested: locale, served: title.served },
  };
}
