import { locales } from "@setu/contract/locale";
import { type SearchKind, searchKinds } from "@setu/contract/search/results";
import { folded } from "../platform/search/folded.ts";
import type { Ids } from "./ids.ts";
import { priorOf } from "./prior.ts";
import type { ParsedQuery } from "./query/parsed-query.ts";
import type { WordPlaces } from "./query/word-places.ts";
import type { SearchFile } from "./search-file.ts";
import { kindWords } from "./words.ts";

/** For items of a kind that the query names: "news", "projects". */
const named = 1.2;
/** For projects, if the query has an amount: their sizes are what people know about them. */
const sized = 1.25;

/**
 * From this score on, a part of a query counts as answered in full. A word that occurs once in a long text, or that
 * only sounds alike, counts in part.
 */
const enough = 0.35;

/** The weight of an amount in a query, compared with those of its words. */
export const amountWeight = 4;

/** Sorts entries by relevance, the best first; ties keep their order. One that lacks part of the query scores far less. */
export function ranked(file: SearchFile, ids: Ids, asked: ParsedQuery, now: number): Ids {
  const { units, amounts, places } = asked;
  const totalWeight =
    units.reduce((sum, { weight }) => sum + weight, 0) + amounts.length * amountWeight || Number.EPSILON;
  const kinds = kindFactors(file, asked);
  const titleBonus = titleBonuses(asked);
  const well = new Float64Array(places.size);
  const relevanceOf = (id: number) => {
    const { terms, titles } = file.weighed(id);
    well.fill(0);
    for (const term of terms) {
      if (!places.has(term >>> 4)) continue;
      const weight = term & 15;
      for (const { place, quality } of places.fitsOf(term >>> 4))
        well[place] = Math.max(well[place] ?? 0, (quality * weight) / (weight + 2));
    }
    let [points, coverage] = [0, 0];
    const add = (score: number, weight: number) => {
      points += score * weight;
      coverage += Math.min(1, score / enough) * weight;
    };
    for (const [at, { weight }] of units.entries()) add(bestWay(places.units[at] ?? [], well), weight);
    for (const amount of amounts) add(amount.scoreOf(id), amountWeight);
    const candidate = file.known(id);
    const prior = candidate ? priorOf(candidate, now) * (kinds.get(candidate.kind) ?? 1) : 0;
    return points * (coverage / totalWeight) ** 2 * prior * titleBonus(titles);
  };
  const values = Float64Array.from(ids, relevanceOf);
  const order = Array.from(ids, (_, at) => at).sort((a, b) => (values[b] ?? 0) - (values[a] ?? 0));
  return Uint32Array.from(order, (at) => ids[at] ?? 0);
}

/** How well the best of a unit's ways is answered: as well as its weakest word. */
function bestWay(ways: WordPlaces["units"][number], well: Float64Array): number {
  let best = 0;
  for (const way of ways) {
    let weakest = Number.POSITIVE_INFINITY;
    for (const place of way) weakest = Math.min(weakest, well[place] ?? 0);
    if (weakest !== Number.POSITIVE_INFINITY) best = Math.max(best, weakest);
  }
  return best;
}

/**
 * The bonus for an item whose title covers the query, as well as texts can: greater if the title has no other words. A
 * unit counts less if it is the beginning of a word, which matches only longer words.
 */
function titleBonuses({ units, places, words }: ParsedQuery): (titles: readonly Uint32Array[]) => number {
  const raise = (values: Float64Array, word: number) => {
    for (const { place, quality } of places.fitsOf(word)) values[place] = Math.max(values[place] ?? 0, quality);
  };
  const best = new Float64Array(places.size);
  for (const word of words) raise(best, word);
  const bestOf = places.units.map((ways) => Math.max(Number.EPSILON, bestWay(ways, best)));
  const well = new Float64Array(places.size);
  return (titles) => {
    let bonus = 1;
    for (const title of units.length > 0 ? titles : []) {
      let relevant = 0;
      for (const number of title) relevant += Number(places.has(number));
      // Most titles have no searched word.
      if (relevant === 0) continue;
      well.fill(0);
      for (const number of title) if (places.has(number)) raise(well, number);
      const scores = places.units.map((ways, at) => bestWay(ways, well) / (bestOf[at] ?? 1));
      const covered = scores.reduce((sum, score) => sum + score, 0) / units.length;
      const isWhole = scores.every((score) => score > 0);
      bonus = Math.max(bonus, 1 + 0.4 * covered + (isWhole ? 0.5 * covered * (relevant / title.length) : 0));
    }
    return bonus;
  };
}

/** The kinds that a query asks for. */
function kindFactors({ lexicon }: SearchFile, { words, amounts }: ParsedQuery): Map<SearchKind, number> {
  const factors = new Map<SearchKind, number>(amounts.length > 0 ? [["project", sized]] : []);
  for (const kind of searchKinds) {
    const isNamed = locales.some((locale) => {
      const number = lexicon.numberOf(folded(kindWords[kind][locale]));
      return number !== undefined && words.has(number);
    });
    if (!isNamed) continue;
    factors.set(kind, (factors.get(kind) ?? 1) * named);
    // Their list is a page.
    factors.set("page", named);
  }
  return factors;
}
