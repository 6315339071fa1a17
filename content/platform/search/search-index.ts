import { difference } from "../reading/in-order.ts";
import { lexicon, type SearchedText } from "./searched-text.ts";
import type { Dimension } from "./units.ts";
import type { Vocabulary } from "./variants.ts";

/** A row that can be searched. */
export interface Searchable {
  search: SearchedText;
}

/** An index of the words and amounts in the rows of a list. Each row keeps its place until it is removed. */
export class SearchIndex<Row extends Searchable> implements Vocabulary {
  readonly lexicon = lexicon;
  /** The rows by their places; undefined for removed ones. */
  readonly rows: (Row | undefined)[] = [];
  readonly placeOf = new Map<Row, number>();
  /** By a word's number, in order: places times 16, plus the word's weight there. */
  readonly #words = new Map<number, number[]>();
  /** By a word's number: how many of the present rows contain it. */
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

  /** Its entries in the lists stay, and are skipped. */
  remove(row: Row): void {
    const place = this.placeOf.get(row);
    if (place === undefined) return;
    this.placeOf.delete(row);
    this.rows[place] = undefined;
    for (const packed of row.search.words) this.#counts.set(packed >>> 4, this.countOf(packed >>> 4) - 1);
  }

  /** The number of removed rows that still take up room. */
  get gone(): number {
    return this.rows.length - this.placeOf.size;
  }

  /** Where a word occurs: places times 16, plus its weight there. Some of the rows may have been removed. */
  entriesOf(word: number): readonly number[] {
    return this.#words.get(word) ?? [];
  }
  /** The number of present rows that contain a word. */
  countOf(word: number): number {
    return this.#counts.get(word) ?? 0;
  }
  amountsOf(dimension: Dimension): readonly { place: number; value: number }[] {
    return this.#amounts.get(dimension) ?? [];
  }
}

/** The number of removed rows up to which the index is not rebuilt. */
const bearable = 1000;

/** Returns the index of a list's rows. If the rows have changed, it is updated by the difference. */
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
