import { lexicon, type SearchedText } from "./searched-text.ts";
import type { Dimension } from "./units.ts";
import type { Vocabulary } from "./variants.ts";

/** A row that can be searched. */
export interface Searchable {
  search: SearchedText;
}

/** Where words and amounts occur in the rows of a list. A row has a place of its own until it is gone. */
export class SearchIndex<Row extends Searchable> implements Vocabulary {
  readonly lexicon = lexicon;
  /** The rows by their places; gone ones are undefined. */
  readonly rows: (Row | undefined)[] = [];
  readonly placeOf = new Map<Row, number>();
  /** By a word's number: places times 16 with the word's weight there, in order. */
  readonly #words = new Map<number, number[]>();
  /** In how many rows that are still there. */
  readonly #counts = new Map<number, number>();
  readonly #amounts = new Map<Dimension, { place: number; value: number }[]>();

  constructor(rows: readonly Row[]) {
    for (const row of rows) this.add(row);
  }

  add(row: Row): void {
    const place = this.rows.push(row) - 1;
    this.placeOf.set(row, place);
    for (const packed of row.search.words) {
      const number = packed >>> 4;
      const entry = place * 16 + (packed & 15);
      const list = this.#words.get(number);
      if (list) list.push(entry);
      else this.#words.set(number, [entry]);
      this.#counts.set(number, this.countOf(number) + 1);
    }
    for (const { dimension, value } of row.search.amounts) {
      const list = this.#amounts.get(dimension);
      if (list) list.push({ place, value });
      else this.#amounts.set(dimension, [{ place, value }]);
    }
  }

  /** What it left in the lists is passed over. */
  remove(row: Row): void {
    const place = this.placeOf.get(row);
    if (place === undefined) return;
    this.placeOf.delete(row);
    this.rows[place] = undefined;
    for (const packed of row.search.words) this.#counts.set(packed >>> 4, this.countOf(packed >>> 4) - 1);
  }

  /** How many rows are gone and still take up room. */
  get gone(): number {
    return this.rows.length - this.placeOf.size;
  }

  /** Where a word occurs: places times 16 with its weight there. Some of the places may be empty by now. */
  entriesOf(word: number): readonly number[] {
    return this.#words.get(word) ?? [];
  }
  /** How many rows have a word now. */
  countOf(word: number): number {
    return this.#counts.get(word) ?? 0;
  }
  amountsOf(dimension: Dimension): readonly { place: number; value: number }[] {
    return this.#amounts.get(dimension) ?? [];
  }
}

/** So many gone rows are no reason to begin anew. */
const bearable = 1000;

/** Gives the index of a list's rows. When the rows are others it is brought up to date by the difference. */
export function indexInStep<Row extends Searchable>(): (rows: readonly Row[]) => SearchIndex<Row> {
  let known: { rows: readonly Row[]; index: SearchIndex<Row> } | undefined;
  return (rows) => {
    if (known?.rows === rows) return known.index;
    if (!known || known.index.gone > Math.max(bearable, rows.length)) {
      known = { rows, index: new SearchIndex(rows) };
      return known.index;
    }
    const { index } = known;
    const { gone, come } = difference(known.rows, rows);
    for (const row of gone) index.remove(row);
    for (const row of come) index.add(row);
    known = { rows, index };
    return index;
  };
}

/** A publish changes one row of thousands: what is equal at both ends is skipped. */
function difference<Row>(before: readonly Row[], after: readonly Row[]): { gone: Row[]; come: Row[] } {
  let start = 0;
  while (start < before.length && start < after.length && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < Math.min(before.length, after.length) - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  const [old, now] = [before.slice(start, before.length - end), after.slice(start, after.length - end)];
  const [wasThere, isThere] = [new Set(old), new Set(now)];
  return { gone: old.filter((row) => !isThere.has(row)), come: now.filter((row) => !wasThere.has(row)) };
}
