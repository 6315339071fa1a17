import { locales } from "@setu/contract/locale";
import { type SearchKind, searchKinds } from "@setu/contract/search/results";
import { amountScore } from "../platform/search/amount-range.ts";
import { folded } from "../platform/search/folded.ts";
import type { Candidate } from "./candidate.ts";
import type { AmountUnit, ParsedQuery, Unit } from "./parsed-query.ts";
import type { SearchFile } from "./search-file.ts";
import { kindWords } from "./words.ts";

/** The prior weight of a kind: how likely visitors want it. */
const priors: Partial<Record<SearchKind, number>> = {
  project: 1.1,
  group: 1.1,
  service: 1.1,
  page: 1.1,
  // It is long, and has most words somewhere.
  legal: 0.8,
  faq: 0.95,
  // What the firm says itself comes first.
  discussion: 0.75,
  album: 0.85,
};
const open = 1.1;
const closed = 0.75;
/** A page of a document: who looks for an item rather wants the item itself. */
const ofPage = 0.8;
/** The time in which news loses half of its advantage. */
const newsHalfLifeMs = 2 * 365 * 24 * 3600_000;

/** For items of a kind that the query names: "news", "projects". */
const named = 1.2;
/** For projects, if the query has an amount: their sizes are what people know about them. */
const sized = 1.25;

/** From this score on a part of a query is answered in full; what stands once in a long text, or only sounds alike, is answered in part. */
const enough = 0.35;

/** The weight of an amount in a query, compared with those of its words. */
export const amountWeight = 4;

/** Sorts candidates by relevance, the best first; ties keep their order. One that lacks part of the query scores far less. */
export function ranked<One extends Candidate>(
  file: SearchFile,
  candidates: readonly One[],
  asked: ParsedQuery,
  now: number,
): One[] {
  const amounts = asked.amounts.map((amount) => ({ amount, scores: amountScores(file, amount) }));
  const totalWeight =
    asked.units.reduce((sum, { weight }) => sum + weight, 0) + amounts.length * amountWeight || Number.EPSILON;
  const kinds = kindFactors(file, asked);
  const best = asked.units.map(bestQuality);
  const isSearched = marked(asked.words, file.lexicon.next);
  return candidates
    .map((candidate) => {
      const row = file.weighed(candidate.id);
      const weights = weightsOf(row.terms, isSearched);
      const scores = asked.units.map((unit) => ({ score: unitScore(unit, weights), weight: unit.weight }));
      const parts = [
        ...scores,
        ...amounts.map((one) => ({ score: one.scores.get(candidate.id) ?? 0, weight: amountWeight })),
      ];
      const coverage =
        parts.reduce((sum, { score, weight }) => sum + Math.min(1, score / enough) * weight, 0) / totalWeight;
      const points = parts.reduce((sum, { score, weight }) => sum + score * weight, 0);
      const prior = priorOf(candidate, now) * (kinds.get(candidate.kind) ?? 1);
      const value = points * coverage ** 2 * prior * titleBonus(asked, best, row.titles, isSearched);
      return { candidate, value };
    })
    .toSorted((a, b) => b.value - a.value)
    .map(({ candidate }) => candidate);
}

/** For each word whether it is searched for: looked up for all words of all candidates, where a set takes ten times as long. */
function marked(searched: ReadonlySet<number>, words: number): Uint8Array {
  const marks = new Uint8Array(words);
  for (const number of searched) marks[number] = 1;
  return marks;
}

/** The weights of the query's words in an entry. A map of all the entry's words took most of a search's time. */
function weightsOf(terms: Uint32Array, isSearched: Uint8Array): Map<number, number> {
  const weights = new Map<number, number>();
  for (const term of terms) if (isSearched[term >>> 4] === 1) weights.set(term >>> 4, term & 15);
  return weights;
}

/** The score of a unit: that of its best way, whose score is that of its weakest word. */
function unitScore({ ways }: Unit, weights: ReadonlyMap<number, number>): number {
  let best = 0;
  for (const way of ways) {
    let weakest = Number.POSITIVE_INFINITY;
    for (const variants of way) {
      let score = 0;
      for (const [number, quality] of variants) {
        const weight = weights.get(number) ?? 0;
        score = Math.max(score, (quality * weight) / (weight + 2));
      }
      weakest = Math.min(weakest, score);
    }
    if (weakest !== Number.POSITIVE_INFINITY) best = Math.max(best, weakest);
  }
  return best;
}

/** How well a title matches a unit, from 0 to 1: as its best way does, and that as its weakest word. */
function inTitle(title: Uint32Array, { ways }: Unit): number {
  let best = 0;
  for (const way of ways) {
    let weakest = 1;
    for (const variants of way) {
      let well = 0;
      for (const [number, quality] of variants) if (quality > well && title.includes(number)) well = quality;
      weakest = Math.min(weakest, well);
    }
    best = Math.max(best, weakest);
  }
  return best;
}

/** How well a text can match a unit at best: the beginning of a word has only words that go on. */
const bestQuality = ({ ways }: Unit): number =>
  Math.max(
    Number.EPSILON,
    ...ways.map((way) => Math.min(...way.map((variants) => Math.max(0, ...variants.map(([, quality]) => quality))))),
  );

/** The bonus for an item whose title covers the query, as well as texts can: greater if the title has no other words. */
function titleBonus(
  { units }: ParsedQuery,
  best: readonly number[],
  titles: readonly Uint32Array[],
  isSearched: Uint8Array,
): number {
  if (units.length === 0) return 1;
  let bonus = 1;
  for (const title of titles) {
    let relevant = 0;
    for (const number of title) relevant += isSearched[number] ?? 0;
    // Most titles have no searched word.
    if (relevant === 0) continue;
    const scores = units.map((unit, at) => inTitle(title, unit) / (best[at] ?? 1));
    const covered = scores.reduce((sum, score) => sum + score, 0) / units.length;
    const isWhole = scores.every((score) => score > 0);
    bonus = Math.max(bonus, 1 + 0.4 * covered + (isWhole ? 0.5 * covered * (relevant / title.length) : 0));
  }
  return bonus;
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

/** How likely visitors want an entry, whatever they search for. */
export const priorOf = (candidate: Candidate, now: number): number =>
  // A page of a document has no title of its own in the index.
  ofKind(candidate, now) * (candidate.titleWords === 0 ? ofPage : 1);

function ofKind({ kind, date, closes }: Candidate, now: number): number {
  if (closes !== null) return closes > now ? open : closed;
  if (kind === "news") return 0.95 + 0.15 * 0.5 ** (Math.max(0, now - (date ?? 0)) / newsHalfLifeMs);
  return priors[kind] ?? 1;
}

/** How well the entries that have an amount match it, by their ids. */
export function amountScores(file: SearchFile, { asked, least, most }: AmountUnit): Map<number, number> {
  const scores = new Map<number, number>();
  const rows = file.prepare("SELECT entry, value FROM amount WHERE dimension = ? AND value BETWEEN ? AND ?");
  for (const row of rows.all(asked.dimension, least, most)) {
    const entry = Number(row["entry"]);
    scores.set(entry, Math.max(scores.get(entry) ?? 0, amountScore(asked, Number(row["value"]))));
  }
  return scores;
}
