import type { Order } from "../reading/in-order.ts";
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
  /** The rows to be searched in the order of the list, if those are not all. */
  among?: readonly Row[];
  /** The order of the list. Of very many rows, only those that are found are put into it then, instead of walking all. */
  order?: Order<Row>;
  meanings?: Meanings;
}

/** A search of a list, of which it is given all rows. */
export function searchOf<Row extends Searchable>(indexOf = indexInStep<Row>()) {
  return (
    all: readonly Row[],
    typed: string | undefined,
    { among = all, order, meanings }: Options<Row> = {},
  ): Found<Row> => {
    const index = indexOf(all);
    const query = understood(index, typed, meanings && { meanings });
    // Signs alone ask for nothing that there is.
    if (!query) return { rows: typed?.trim() ? [] : among, meant: null, words: new Set() };
    const numbers = query.units.flatMap((ways) => ways.flat(2).map(([number]) => number));
    const matches = matchesOf(index, partsOf(index, query));
    const inOrder = order ? sorted(matches, order) : inOrderOf(among, matches);
    return { rows: ranked(inOrder), meant: query.meant, words: new Set(numbers) };
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

/** A row that matches every part of a query. */
interface Match<Row> {
  row: Row;
  total: number;
}

function sorted<Row>(matches: readonly Match<Row>[], { compare, has }: Order<Row>): Match<Row>[] {
  const own = has ? matches.filter(({ row }) => has(row)) : matches;
  return own.toSorted((a, b) => compare(a.row, b.row));
}

/** The matches among the rows of a list, in its order. */
function inOrderOf<Row>(among: readonly Row[], matches: readonly Match<Row>[]): Match<Row>[] {
  if (matches.length === 0) return [];
  const byRow = new Map(matches.map((match) => [match.row, match]));
  return among.flatMap((row) => byRow.get(row) ?? []);
}

/** The most rows that a list may have: more than any has. */
const mostRows = 0x100000;

/** The matching rows, the best first; equal ones keep their order. */
function ranked<Row>(matches: readonly Match<Row>[]): Row[] {
  // One number for score and order: numbers are sorted far faster than rows.
  const keys = new Float64Array(matches.length);
  for (const [order, { total }] of matches.entries()) keys[order] = order - Math.round(total * 1000) * mostRows;
  const rows: Row[] = [];
  for (const key of keys.sort()) {
    const match = matches[key - Math.floor(key / mostRows) * mostRows];
    if (match) rows.push(match.row);
  }
  return rows;
}

/** The rows that match every part, with their weighed scores. */
function matchesOf<Row extends Searchable>(index: SearchIndex<Row>, parts: Scores[]): Match<Row>[] {
  const weighed = parts.map(({ at, places }) => ({ at, places, weight: rarity(places.length, index.placeOf.size) }));
  const [rarest] = weighed.toSorted((a, b) => a.places.length - b.places.length);
  const matches: Match<Row>[] = [];
  for (const place of rarest?.places ?? []) {
    const row = index.rows[place];
    let total = 0;
    for (const { at, weight } of weighed) {
      const score = at[place] ?? 0;
      total = score === 0 ? Number.NaN : total + score * weight;
    }
    if (row !== undefined && !Number.isNaN(total)) matches.push({ row, total });
  }
  return matches;
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
