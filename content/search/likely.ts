import type { Candidate } from "./candidate.ts";
import type { Matches } from "./candidates.ts";
import type { Ids } from "./ids.ts";
import { idsWith } from "./ids-with.ts";
import type { ParsedQuery } from "./parsed-query.ts";
import { amountScores, amountWeight, priorOf } from "./rank.ts";
import type { SearchFile } from "./search-file.ts";

/** The worth of a word in a title, and elsewhere, on the scale of `ranked`. */
const worth = { inTitle: 0.8, elsewhere: 0.5 };

/**
 * Those of many matches that are likely to rank highest. It looks up only which words and amounts of the query an entry has, and which of
 * the words in its title: to rank it exactly, all its words would have to be read.
 */
export function likeliest(
  file: SearchFile,
  { candidates, alike }: Matches,
  { units, amounts }: ParsedQuery,
  most: number,
  now: number,
): Candidate[] {
  if (candidates.length <= most) return candidates;
  const there = units.filter(({ ways }) => ways.length > 0);
  const had = new Float64Array(candidates.length);
  if (alike) had.fill(there.reduce((sum, { weight }) => sum + weight, 0));
  const titled = new Float64Array(candidates.length);
  const inTitle = new Uint8Array(candidates.length);
  for (const unit of there) {
    for (const at of alike ? [] : placesOf(candidates, idsWith(file, unit, "ft")))
      had[at] = (had[at] ?? 0) + unit.weight;
    for (const at of placesOf(candidates, idsWith(file, unit, "ft_titles"))) {
      titled[at] = (titled[at] ?? 0) + unit.weight;
      inTitle[at] = (inTitle[at] ?? 0) + 1;
    }
  }
  const scores = amounts.map((amount) => amountScores(file, amount));
  const values = Float64Array.from(candidates, (candidate, at) => {
    const [words, ofTitle, covered] = [had[at] ?? 0, titled[at] ?? 0, (inTitle[at] ?? 0) / Math.max(1, units.length)];
    const sized = scores.flatMap((ofAmount) => ofAmount.get(candidate.id) ?? []);
    const all = words + sized.length * amountWeight;
    const ofAmounts = sized.reduce((sum, score) => sum + score * amountWeight, 0);
    const points = worth.inTitle * ofTitle + worth.elsewhere * (words - ofTitle) + ofAmounts;
    const whole = covered === 1 ? 0.5 * Math.min(1, units.length / candidate.titleWords) : 0;
    return points * all ** 2 * (1 + 0.4 * covered + whole) * priorOf(candidate, now);
  });
  const least = leastOfGreatest(values, most);
  return candidates.filter((_, at) => (values[at] ?? 0) >= least).slice(0, most);
}

/** The places of the candidates with these ids. Both are in order. */
function placesOf(candidates: readonly Candidate[], ids: Ids): number[] {
  const places: number[] = [];
  let at = 0;
  for (const id of ids) {
    while ((candidates[at]?.id ?? id) < id) at += 1;
    if (candidates[at]?.id === id) places.push(at);
  }
  return places;
}

/** The least of the so many greatest values. Sorting thousands would take longer than all the rest of choosing. */
function leastOfGreatest(values: Float64Array, most: number): number {
  let greatest = values
    .subarray(0, 2 * most)
    .toSorted()
    .subarray(-most);
  for (let from = 2 * most; from < values.length; from += most) {
    const least = greatest[0] ?? 0;
    const greater = values.subarray(from, from + most).filter((value) => value > least);
    if (greater.length > 0)
      greatest = Float64Array.of(...greatest, ...greater)
        .sort()
        .subarray(-most);
  }
  return greatest[0] ?? 0;
}
