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

/** How well the row at each place of the index matches a part of the query; 0 where it does not. */
type Scores = Float32Array;

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
  const weighed = parts.map((scores) => ({ scores, weight: rarity(scores, index.placeOf.size) }));
  const keys: number[] = [];
  for (const [order, row] of among.entries()) {
    const place = index.placeOf.get(row) ?? -1;
    let total = 0;
    for (const { scores, weight } of weighed) {
      const score = scores[place] ?? 0;
      if (score === 0) {
        total = -1;
        break;
      }
      total += score * weight;
    }
    // One number for score and order: numbers are sorted far faster than rows.
    if (total >= 0) keys.push(-Math.round(total * 1000) * 0x100000 + order);
  }
  return Float64Array.from(keys)
    .sort()
    .reduce<Row[]>((rows, key) => {
      const row = among[((key % 0x100000) + 0x100000) % 0x100000];
      if (row !== undefined) rows.push(row);
      return rows;
    }, []);
}

/** The weight of a part of the query: the fewer rows match it, the more it says about them. */
function rarity(scores: Scores, rows: number): number {
  let count = 0;
  for (const score of scores) if (score > 0) count += 1;
  return Math.log(1.5 + rows / (count + 0.5));
}

function wordScores<Row extends Searchable>(index: SearchIndex<Row>, ways: Ways): Scores {
  const scores = new Float32Array(index.rows.length);
  for (const way of ways) addWay(index, scores, way);
  return scores;
}

/** Adds the rows that contain all words of a way. */
function addWay<Row extends Searchable>(index: SearchIndex<Row>, scores: Scores, way: Ways[number]): void {
  const [first, ...rest] = way.map((words) => {
    const own = new Float32Array(scores.length);
    for (const [number, well] of words) {
      for (const entry of index.entriesOf(number)) {
        const weight = entry & 15;
        const score = (well * weight) / (weight + 2);
        if (score > (own[entry >>> 4] ?? 0)) own[entry >>> 4] = score;
      }
    }
    return own;
  });
  first?.forEach((score, place) => {
    if (score === 0 || index.rows[place] === undefined) return;
    const whole = rest.reduce((least, own) => Math.min(least, own[place] ?? 0), score);
    if (whole > (scores[place] ?? 0)) scores[place] = whole;
  });
}

function amountScores<Row extends Searchable>(index: SearchIndex<Row>, asked: AskedAmount): Scores {
  const scores = new Float32Array(index.rows.length);
  const amounts = index.amountsOf(asked.dimension).filter(({ place }) => index.rows[place] !== undefined);
  const { least, most } = amountRange(asked, (range) => amounts.some(({ value }) => isWithin(value, range)));
  for (const { place, value } of amounts) {
    const score = amountScore(asked, value);
    if (value >= least && value <= most && score > (scores[place] ?? 0)) scores[place] = score;
  }
  return scores;
}
