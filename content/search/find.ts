import type { ReadParameters } from "@setu/contract/calls/reads";
import { type Locale, locales } from "@setu/contract/locale";
import type { SearchItem, SearchPage } from "@setu/contract/search/results";
import type { Suggestions } from "@setu/contract/search/suggestions";
import { calendarDate } from "../calendar/dates.ts";
import { yearChoice } from "../calendar/years.ts";
import { type Facet, listing } from "../platform/reading/listing.ts";
import { marksIn } from "../platform/search/marks.ts";
import type { Candidate } from "./candidate.ts";
import { completeMatches, entriesAt, type Matches, partialMatches, someMatches } from "./candidates.ts";
import { suggestedFor } from "./editors/guide.ts";
import { excerptAround } from "./excerpts/excerpt.ts";
import { likeliest } from "./likely.ts";
import { type ParsedQuery, parseQuery, withAbout } from "./parsed-query.ts";
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

/** The first letter of a further word: half of all texts have a word that begins with it, so that it takes long and tells nothing. */
const firstLetter = /(?<=\S\s+)\p{L}\p{M}*$/u;

/** The results, the best first, each item once. */
interface Found {
  hits: readonly Candidate[];
  /** Those that lack something. */
  partial: ReadonlySet<Candidate>;
  /** Those that an editor wants first. */
  suggested: ReadonlySet<Candidate>;
}
const nothing: Found = { hits: [], partial: new Set(), suggested: new Set() };

/** Makes a facet's list of values once for all entries that have the same, since thousands are counted in a search. */
function once<Key>(make: (key: Key) => readonly string[]): (key: Key) => readonly string[] {
  const made = new Map<Key, readonly string[]>();
  return (key) => {
    const values = made.get(key) ?? make(key);
    made.set(key, values);
    return values;
  };
}
const kindsOf = once((kind: Candidate["kind"]) => [kind]);
const yearsOf = once((year: number | null) => (year === null ? [] : [String(year)]));
const languagesOf = once((languages: number) => locales.filter((_, index) => languages & (1 << index)));

const facetsIn = (locale: Locale): Facet<Candidate>[] => [
  {
    key: "kind",
    label: facetWords[locale].kind,
    valuesOf: ({ kind }) => kindsOf(kind),
    labelOf: (value) => kindWords[value as Candidate["kind"]]?.[locale],
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

type Answer = Omit<SearchPage, "prepared" | "fresh_until">;

/** The results of a search, the best first. Throws as `listing` does. */
export function find(file: SearchFile, locale: Locale, query: ReadParameters, now: number): Answer {
  const asked = whole(file, parseQuery(file, query["q"], { isExact: query["exact"] === "1" }), now);
  const facets = facetsIn(locale);
  const found = asked ? foundBy(file, asked, query, chosenIn(facets, query), now) : nothing;
  const { rows, filters, page } = listing({ rows: found.hits, facets, query, perPage });
  const searched = asked?.words ?? new Set<number>();
  const items = rows.map((hit) => itemOf(file, hit, found, locale, searched));
  return {
    items,
    filters: asked ? filters : [],
    page,
    query: query["q"]?.trim() ?? "",
    search: {
      meant: asked?.meant ?? null,
      marks: marksIn(
        items.flatMap(({ name, excerpt }) => [name, excerpt.text]),
        searched,
        file.lexicon,
      ),
    },
  };
}

/** Whether something has all parts of a query, or an editor has suggested something for it. */
export function finds(file: SearchFile, typed: string, now: number): boolean {
  const asked = parseQuery(file, typed);
  if (!asked) return false;
  return suggestedBy(file, asked, typed, now).length > 0 || completeMatches(file, asked, now).candidates.length > 0;
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
  const titled = [
    ...some({ within: "titles" }).slice(0, mostSuggested),
    ...some({ within: "titles", discussions: true }).slice(0, mostDiscussions),
  ];
  const others = titled.length < mostSuggested ? onceEach(some({ within: "texts" })).slice(0, mostSuggested) : [];
  const candidates = ranked(file, onceEach([...titled, ...others]), asked, now).slice(0, mostSuggested);
  const items = candidates.map(({ id, kind }) => {
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
    marks: marksIn(
      items.map(({ name }) => name),
      asked.words,
      file.lexicon,
    ),
  };
}

/** Whether a hit passes all chosen filters: only such hits are ranked. */
const chosenIn = (facets: readonly Facet<Candidate>[], query: ReadParameters) => {
  const chosen = facets.filter(({ key }) => query[key]);
  if (chosen.length === 0) return undefined;
  return (hit: Candidate) => chosen.every(({ key, valuesOf }) => valuesOf(hit).includes(query[key] ?? ""));
};

/** The query, with amounts that are nearly right if nothing has all of its words and exactly its amounts: "bridge 400 m" for one of 412 m. */
function whole(file: SearchFile, asked: ParsedQuery | undefined, now: number): ParsedQuery | undefined {
  if (!asked || asked.amounts.length === 0 || asked.units.length === 0) return asked;
  return completeMatches(file, asked, now).candidates.length > 0 ? asked : (withAbout(asked) ?? asked);
}

function foundBy(
  file: SearchFile,
  asked: ParsedQuery,
  { q, kind }: ReadParameters,
  isChosen: ((hit: Candidate) => boolean) | undefined,
  now: number,
): Found {
  const suggested = suggestedBy(file, asked, q, now);
  const first = kind === "discussion" ? "discussions" : undefined;
  const complete = inOrder(file, completeMatches(file, asked, now, first), asked, isChosen, now);
  const hits = onceEach([...suggested, ...complete]);
  const found = { hits, partial: nothing.partial, suggested: new Set(suggested) };
  if (onceEach(complete).length >= fewResults) return found;
  const known = new Set(hits.map(({ name }) => name));
  const others = partialMatches(file, asked, now, first);
  const unknown = { ...others, candidates: others.candidates.filter(({ name }) => !known.has(name)) };
  const partial = onceEach(inOrder(file, unknown, asked, isChosen, now));
  return { ...found, hits: [...hits, ...partial], partial: new Set(partial) };
}

/** The editors' suggested results for a search, as it was typed or as it was meant. */
function suggestedBy(file: SearchFile, { meant }: ParsedQuery, typed: string | undefined, now: number): Candidate[] {
  const paths = [typed, meant].flatMap((text) => (text ? suggestedFor(file.guide, text) : []));
  return paths.length > 0 ? entriesAt(file, paths, now) : [];
}

function inOrder(
  file: SearchFile,
  matches: Matches,
  asked: ParsedQuery,
  isChosen: ((hit: Candidate) => boolean) | undefined,
  now: number,
): Candidate[] {
  const hits = matches.candidates;
  const wanted = { ...matches, candidates: isChosen ? hits.filter(isChosen) : hits };
  const best = ranked(file, likeliest(file, wanted, asked, mostRanked, now), asked, now);
  if (best.length === hits.length) return best;
  const isBest = new Set(best);
  return [...best, ...hits.filter((hit) => !isBest.has(hit))];
}

/** Keeps the best hit of each item and its documents' pages. */
const onceEach = (hits: readonly Candidate[]): Candidate[] => {
  const seen = new Set<string>();
  return hits.filter(({ name }) => !seen.has(name) && seen.add(name));
};

function itemOf(
  file: SearchFile,
  hit: Candidate,
  { partial, suggested }: Found,
  locale: Locale,
  searched: ReadonlySet<number>,
): SearchItem {
  const { id, kind } = hit;
  const { path, page, date, titles, details, quotableTitle, quotableText } = file.shown(id);
  const title = titles[locale];
  return {
    kind,
    kind_text: kindWords[kind][locale],
    name: title.name,
    path,
    date: date === null ? null : calendarDate(new Date(date), locale),
    details: details[locale],
    excerpt: excerptAround(quotableText, quotableTitle(locale), locale, searched),
    page,
    partial: partial.has(hit),
    suggested: suggested.has(hit),
    locale: { requested: locale, served: title.served },
  };
}
