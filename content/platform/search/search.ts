import { amountRange, amountScore, isWithin } from "./amount-range.ts";
import type { AskedAmount } from "./amounts.ts";
import type { Meanings } from "./meanings.ts";
import { indexInStep, type Searchable, type SearchIndex } from "./search-index.ts";
import { type Understood, understood, type Ways } from "./understood.ts";

export interface Found<Row> {
  /** The matching rows, the best first. */
  rows: readonly Row[];
  /** The query with its typing errors corrected; null without a correction. */
  meant: string | null;
  /** The numbers, in the lexicon, of the words that were looked for. */
  words: ReadonlySet<number>;
}

/** How well rows match a part of a query. Most match none, so only the places of those that do are walked. */
interface Scores {
  /** By the rows' places in the index; 0 where a row does not match. */
  at: Float32Array;
  /** The places of the rows that match. */
  places: number[];
}

interface Options<Row> {
  /** The rows to be searched, if those are not all. */
  among?: readonly Row[];
  meanings?: Meanings;
}

/** A search of a list, of which it is given all rows. */
export function searchOf<Row extends Searchable>(indexOf = indexInStep<Row>()) {
  return (all: readonly Row[], typed: string | undefined, { among = all, meanings }: Options<Row> = {}): Found<Row> => {
    const index = indexOf(all);
    const query = understood(index, typed, meanings && { meanings });
    // Signs alone ask for nothing that there is.
    if (!query) return { rows: typed?.trim() ? [] : among, meant: null, words: new Set() };
    const numbers = query.units.flatMap((ways) => ways.flat(2).map(([number]) => number));
    return { rows: ranked(index, partsOf(index, query), among), meant: query.meant, words: new Set(numbers) };
  };
}

/** The scores of the rows for each part of a query. */
const partsOf = <Row extends Searchable>(
  index: SearchIndex<Row>,
  { units, amounts }: Pick<Understood, "units" | "amounts">,
): Scores[] => [
  ...units.map((ways) => wordScores(index, ways)),
  ...amounts.map((amount) => amountScores(index, amount)),
];

/** The rows that match every part, the best first; equal ones keep their order. */
function ranked<Row extends Searchable>(index: SearchIndex<Row>, parts: Scores[], among: readonly Row[]): Row[] {
  const totals = totalsOf(index, parts);
  const keys: number[] = [];
  for (let order = 0; order < among.length; order += 1) {
    const total = totals.get(among[order] as Row);
    // One number for score and order: numbers are sorted far faster than rows.
    if (total !== undefined) keys.push(-Math.round(total * 1000) * 0x100000 + order);
  }
  return Float64Array.from(keys)
    .sort()
    .reduce<Row[]>((rows, key) => {
      const row = among[((key % 0x100000) + 0x100000) % 0x100000];
      if (row !== undefined) rows.push(row);
      return rows;
    }, []);
}

/** The weighed scores of the rows that match every part. */
function totalsOf<Row extends Searchable>(index: SearchIndex<Row>, parts: Scores[]): Map<Row, number> {
  const weighed = parts.map(({ at, places }) => ({ at, places, weight: rarity(places.length, index.placeOf.size) }));
  const [rarest] = weighed.toSorted((a, b) => a.places.length - b.places.length);
  const totals = new Map<Row, number>();
  for (const place of rarest?.places ?? []) {
    const row = index.rows[place];
    let total = 0;
    for (const { at, weight } of weighed) {
      const score = at[place] ?? 0;
      total = score === 0 ? Number.NaN : total + score * weight;
    }
    if (row !== undefined && !Number.isNaN(total)) totals.set(row, total);
  }
  return totals;
}

/** The weight of a part of the query: the fewer rows match it, the more it says about them. */
const rarity = (matching: number, rows: number): number => Math.log(1.5 + rows / (matching + 0.5));

const noScores = (index: SearchIndex<Searchable>): Scores => ({ at: new Float32Array(index.rows.length), places: [] });

/** Notes how well the row at a place matches, unless it is known to match better. */
function note({ at, places }: Scores, place: number, score: number): void {
  const before = at[place] ?? 0;
  if (score <= before) return;
  if (before === 0) places.push(place);
  at[place] = score;
}

function wordScores<Row extends Searchable>(index: SearchIndex<Row>, ways: Ways): Scores {
  const scores = noScores(index);
  for (const way of ways) addWay(index, scores, way);
  return scores;
}

/** Adds the rows that contain all words of a way. */
function addWay<Row extends Searchable>(index: SearchIndex<Row>, scores: Scores, way: Ways[number]): void {
  const [first, ...rest] = way.map((words) => {
    const own = noScores(index);
    for (const [number, well] of words) {
      for (const entry of index.entriesOf(number)) {
        const weight = entry & 15;
        if (index.rows[entry >>> 4] !== undefined) note(own, entry >>> 4, (well * weight) / (weight + 2));
      }
    }
    return own;
  });
  for (const place of first?.places ?? []) {
    note(
      scores,
      place,
      rest.reduce((least, own) => Math.min(least, own.at[place] ?? 0), first?.at[place] ?? 0),
    );
  }
}

function amountScores<Row extends Searchable>(index: SearchIndex<Row>, asked: AskedAmount): Scores {
  const scores = noScores(index);
  const amounts = index.amountsOf(asked.dimension).filter(({ place }) => index.rows[place] !== undefined);
  const { least, most } = amountRange(asked, (range) => amounts.some(({ value }) => isWithin(value, range)));
  for (const { place, value } of amounts) {
    if (value >= least && value <= most) note(scores, place, amountScore(asked, value));
  }
  return scores;
}
