import type { SearchKind } from "@setu/contract/search/results";
import { amountScore } from "../platform/search/amount-range.ts";
import type { Candidate } from "./candidates.ts";
import type { AmountUnit, ParsedQuery, Unit } from "./parsed-query.ts";
import type { SearchFile, WeighedEntry } from "./search-file.ts";

/** How likely it is that a visitor wants something of a kind. */
const priors: Partial<Record<SearchKind, number>> = {
  project: 1.1,
  group: 1.1,
  service: 1.1,
  page: 1.3,
  legal: 0.9,
  album: 0.85,
};
const open = 1.1;
const closed = 0.75;
/** News loses half of its advantage in so long. */
const newsHalfLifeMs = 2 * 365 * 24 * 3600_000;

/** How much an amount that was asked for says, beside words. */
const amountWeight = 4;

/** These candidates, the best first; equals as they stood. What lacks something that was asked for is worth less by far. */
export function ranked<One extends Candidate>(
  file: SearchFile,
  candidates: readonly One[],
  asked: ParsedQuery,
  now: number,
): One[] {
  const amounts = asked.amounts.map((amount) => ({ amount, scores: amountScores(file, amount) }));
  const whole =
    asked.units.reduce((sum, { weight }) => sum + weight, 0) + amounts.length * amountWeight || Number.EPSILON;
  const good = new Set(asked.units.flatMap(({ ways }) => ways.flat(2).map(([number]) => number)));
  return candidates
    .map((candidate) => {
      const row = file.weighed(candidate.id);
      const weights = weightsOf(row.terms, good);
      const scores = asked.units.map((unit) => ({ score: unitScore(unit, weights), weight: unit.weight }));
      const all = [
        ...scores,
        ...amounts.map((one) => ({ score: one.scores.get(candidate.id) ?? 0, weight: amountWeight })),
      ];
      const covered = all.reduce((sum, { score, weight }) => sum + (score > 0 ? weight : 0), 0) / whole;
      const points = all.reduce((sum, { score, weight }) => sum + score * weight, 0);
      const value = points * covered ** 2 * priorOf(candidate.kind, row, now) * titleBonus(asked, row.titles, good);
      return { candidate, value };
    })
    .toSorted((a, b) => b.value - a.value)
    .map(({ candidate }) => candidate);
}

/** How much the words that matter tell about an entry: a map of all of its words took most of a search's time. */
function weightsOf(terms: Uint32Array, good: ReadonlySet<number>): Map<number, number> {
  const weights = new Map<number, number>();
  for (const term of terms) if (good.has(term >>> 4)) weights.set(term >>> 4, term & 15);
  return weights;
}

/** The best way to answer a unit counts; of the words of a way, the weakest. */
function unitScore({ ways }: Unit, weights: ReadonlyMap<number, number>): number {
  let best = 0;
  for (const way of ways) {
    let least = Number.POSITIVE_INFINITY;
    for (const variants of way) {
      let own = 0;
      for (const [number, well] of variants) {
        const weight = weights.get(number) ?? 0;
        own = Math.max(own, (well * weight) / (weight + 2));
      }
      least = Math.min(least, own);
    }
    if (least !== Number.POSITIVE_INFINITY) best = Math.max(best, least);
  }
  return best;
}

/** An item is likelier meant if its title has everything that was asked for, and all the more if it has nothing else. */
function titleBonus({ units }: ParsedQuery, titles: readonly Uint32Array[], good: ReadonlySet<number>): number {
  if (units.length === 0) return 1;
  const bonuses = titles.map((title) => {
    const words = new Map(Array.from(title, (number) => [number, 15]));
    const here = units.filter((unit) => unitScore(unit, words) > 0).length / units.length;
    const asked = title.length > 0 ? title.filter((number) => good.has(number)).length / title.length : 0;
    return 1 + 0.4 * here + (here === 1 ? 0.5 * asked : 0);
  });
  return Math.max(...bonuses);
}

function priorOf(kind: SearchKind, { date, closes }: WeighedEntry, now: number): number {
  if (closes !== null) return closes > now ? open : closed;
  if (kind === "news") return 0.95 + 0.15 * 0.5 ** (Math.max(0, now - (date ?? 0)) / newsHalfLifeMs);
  return priors[kind] ?? 1;
}

function amountScores(file: SearchFile, { asked, least, most }: AmountUnit): Map<number, number> {
  const scores = new Map<number, number>();
  const rows = file.prepare("SELECT entry, value FROM amount WHERE dimension = ? AND value BETWEEN ? AND ?");
  for (const row of rows.all(asked.dimension, least, most)) {
    const entry = Number(row["entry"]);
    scores.set(entry, Math.max(scores.get(entry) ?? 0, amountScore(asked, Number(row["value"]))));
  }
  return scores;
}
