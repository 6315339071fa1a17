import type { Searchable, SearchIndex } from "../../platform/search/search-index.ts";
import { stopWords } from "../../platform/search/search-words.ts";
import { understood } from "../../platform/search/understood.ts";
import { wordsOf } from "../../platform/search/words.ts";

/** The most words of a text that are looked up; real titles have fewer. */
const mostWords = 20;
/**
 * The most entries of the index that are walked for a word, and for all those rare words together that say most about what a text is
 * about. More frequent words are walked only until there are enough rows; the others decide among the best of them.
 */
const mostEntries = 1000;
const mostCompared = 60;

/** A word of the text, in the index: its ways to be written, each of one part or several that must all occur. */
interface Sought {
  ways: number[][][];
  /** How many rows have it, at most. */
  count: number;
  weight: number;
}

/**
 * Finds the rows that share words with a text, those that share the most first; rare words weigh more, and of equal rows the one that
 * `compare` puts first comes first. A row must share `fewestShared` words, or all words of a shorter text.
 */
export function alikeOf<Row extends Searchable>(
  indexOf: (rows: readonly Row[]) => SearchIndex<Row>,
  compare: (a: Row, b: Row) => number,
) {
  return (all: readonly Row[], text: string, most: number, fewestShared = 1): Row[] => {
    const index = indexOf(all);
    const words = [...new Set(wordsOf(text).map((word) => word.text))].filter((word) => !stopWords.has(word));
    const sought = words
      .slice(0, mostWords)
      .flatMap((word) => soughtIn(index, word))
      .sort((a, b) => a.count - b.count);
    const isBetter = (a: Alike<Row>, b: Alike<Row>) => b.total - a.total || compare(a.row, b.row);
    const { totals, others } = walked(index, sought, most);
    const found = [...totals].flatMap(([place, { total, shared }]) => {
      const row = index.rows[place];
      return row === undefined ? [] : { row, total, shared };
    });
    const best = found.sort(isBetter).slice(0, mostCompared);
    for (const one of best) {
      const own = numbersOf(one.row);
      for (const word of others) if (isIn(own, word)) add(one, word);
    }
    return best
      .filter(({ shared }) => shared >= Math.min(fewestShared, sought.length))
      .sort(isBetter)
      .slice(0, most)
      .map(({ row }) => row);
  };
}

/** The weight of the words that a row shares with a text, and their number. */
interface Shared {
  total: number;
  shared: number;
}

interface Alike<Row> extends Shared {
  row: Row;
}

function add(to: Shared, { weight }: Sought): void {
  to.total += weight;
  to.shared += 1;
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

/** How many rows have one of the ways to write a part of a word, at most. */
const countIn =
  <Row extends Searchable>(index: SearchIndex<Row>) =>
  (part: readonly number[]): number =>
    sum(part.map((number) => index.countOf(number)));

/** A word as the index knows it; nothing if no row has it. A corrected word would say little about similarity. */
function soughtIn<Row extends Searchable>(index: SearchIndex<Row>, word: string): Sought[] {
  const ways = (understood(index, word, { isExact: true })?.units[0] ?? []).map((way) =>
    way.map((variants) => variants.map(([number]) => number)),
  );
  const count = sum(ways.map((way) => Math.min(...way.map(countIn(index)))));
  if (count === 0) return [];
  return [{ ways, count, weight: Math.log(1 + index.placeOf.size / (count + 0.5)) }];
}

/** The weights of the rows that have the rarest words, by place, and the words that were not looked up. */
function walked<Row extends Searchable>(index: SearchIndex<Row>, sought: readonly Sought[], most: number) {
  const totals = new Map<number, Shared>();
  let room = mostEntries;
  let next = 0;
  for (; next < sought.length; next += 1) {
    const word = sought[next];
    // Words in very many rows are looked up only until there are enough rows.
    if (!word || (word.count > room && totals.size >= most)) break;
    room -= word.count;
    for (const place of placesOf(index, word)) {
      const known = totals.get(place) ?? { total: 0, shared: 0 };
      totals.set(place, known);
      add(known, word);
    }
  }
  return { totals, others: sought.slice(next) };
}

/** The rows that have a word; of a word in very many, some of them. */
function placesOf<Row extends Searchable>(index: SearchIndex<Row>, { ways }: Sought): Set<number> {
  const countOf = countIn(index);
  const lists = ways
    .flatMap((way) => {
      const [rarest = [], ...others] = way.toSorted((a, b) => countOf(a) - countOf(b));
      return rarest.map((number) => ({ entries: index.entriesOf(number), others }));
    })
    .sort((a, b) => a.entries.length - b.entries.length);
  const places = new Set<number>();
  let room = mostEntries;
  for (const [at, { entries, others }] of lists.entries()) {
    // The longer lists share what the shorter ones leave.
    const some = latestOf(entries, Math.floor(room / (lists.length - at)));
    room -= some.length;
    for (const entry of some) {
      const place = entry >>> 4;
      const row = index.rows[place];
      if (row !== undefined && (others.length === 0 || isIn(numbersOf(row), { ways: [others] }))) places.add(place);
    }
  }
  return places;
}

/** The latest of a word's entries, which are at the beginning or were added at the end. */
function latestOf(entries: readonly number[], most: number): readonly number[] {
  if (entries.length <= most) return entries;
  const added = Math.min(mostCompared, Math.floor(most / 2));
  return [...entries.slice(0, most - added), ...entries.slice(entries.length - added)];
}

const numbersOf = ({ search }: Searchable) => new Set(Array.from(search.words, (packed) => packed >>> 4));
const isIn = (own: ReadonlySet<number>, { ways }: Pick<Sought, "ways">): boolean =>
  ways.some((way) => way.every((part) => part.some((number) => own.has(number))));
