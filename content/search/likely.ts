import type { Matches } from "./candidates.ts";
import { slotOf } from "./columns.ts";
import { type Ids, placeOf } from "./ids.ts";
import type { ParsedQuery } from "./query/parsed-query.ts";
import { amountWeight } from "./rank.ts";
import type { SearchFile } from "./search-file.ts";

/** The worth of a word in a title, and elsewhere, on the scale of `ranked`. */
const worth = { inTitle: 0.8, elsewhere: 0.5 };

/**
 * Those of many matches that are likely to rank highest. It looks up only which words and amounts of the query an entry has, and which of
 * the words in its title: to rank it exactly, all its words would have to be read.
 */
export function likeliest(
  { columns }: SearchFile,
  { ids, alike }: Matches,
  { units, amounts }: ParsedQuery,
  most: number,
  now: number,
): Ids {
  if (ids.length <= most) return ids;
  const there = units.filter(({ ways }) => ways.length > 0);
  const had = new Float64Array(ids.length);
  if (alike) had.fill(there.reduce((sum, { weight }) => sum + weight, 0));
  const titled = new Float64Array(ids.length);
  const inTitle = new Uint8Array(ids.length);
  for (const unit of there) {
    if (!alike) eachPlace(ids, unit.idsIn("ft"), (at) => (had[at] = (had[at] ?? 0) + unit.weight));
    eachPlace(ids, unit.idsIn("ft_titles"), (at) => {
      titled[at] = (titled[at] ?? 0) + unit.weight;
      inTitle[at] = (inTitle[at] ?? 0) + 1;
    });
  }
  const [sizes, sized] = [new Float64Array(ids.length), new Uint8Array(ids.length)];
  for (const amount of amounts) {
    const { ids: own, scores } = amount.sized;
    eachPlace(ids, own, (at, place) => {
      sizes[at] = (sizes[at] ?? 0) + (scores[place] ?? 0) * amountWeight;
      sized[at] = (sized[at] ?? 0) + 1;
    });
  }
  const priors = columns.priors(now);
  const { titleWords } = columns;
  const values = new Float64Array(ids.length);
  for (let at = 0; at < ids.length; at += 1) {
    const [words, ofTitle, covered] = [had[at] ?? 0, titled[at] ?? 0, (inTitle[at] ?? 0) / Math.max(1, units.length)];
    const slot = slotOf(ids[at] ?? 0);
    const all = words + (sized[at] ?? 0) * amountWeight;
    const points = worth.inTitle * ofTitle + worth.elsewhere * (words - ofTitle) + (sizes[at] ?? 0);
    const whole = covered === 1 ? 0.5 * Math.min(1, units.length / (titleWords[slot] ?? 1)) : 0;
    values[at] = points * all ** 2 * (1 + 0.4 * covered + whole) * (priors[slot] ?? 1);
  }
  const least = leastOfGreatest(values, most);
  return ids.filter((_, at) => (values[at] ?? 0) >= least).subarray(0, most);
}

/** Tells the places of the ids that are in both lists. */
function eachPlace(ids: Ids, others: Ids, tell: (at: number, place: number) => void): void {
  const areFewer = ids.length <= others.length;
  const [few, many] = areFewer ? [ids, others] : [others, ids];
  let place = 0;
  for (let at = 0; at < few.length; at += 1) {
    const id = few[at] ?? 0;
    place = placeOf(many, id, place);
    if (many[place] !== id) continue;
    if (areFewer) tell(at, place);
    else tell(place, at);
  }
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
