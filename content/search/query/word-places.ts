import type { Ways } from "../../platform/search/understood.ts";

/** A place that a word has, and how well it fits there. */
interface Fit {
  place: number;
  quality: number;
}

/** The words of a query by their numbers, with the places that each has in the ways of its units: how well it fits there. */
export class WordPlaces {
  /** How many places there are. */
  readonly size: number;
  /** The places of each unit's ways. */
  readonly units: readonly (readonly (readonly number[])[])[];
  /** For each word of the index, 1 if it is searched for: looked up for all words of all candidates. */
  readonly #isSearched: Uint8Array;
  readonly #fits = new Map<number, Fit[]>();

  /** `words`: how many words the index has. */
  constructor(units: readonly Ways[], words: number) {
    let size = 0;
    this.#isSearched = new Uint8Array(words);
    this.units = units.map((ways) =>
      ways.map((way) =>
        way.map((variants) => {
          for (const [number, quality] of variants) {
            const fits = this.#fits.get(number);
            if (fits) fits.push({ place: size, quality });
            else this.#fits.set(number, [{ place: size, quality }]);
            this.#isSearched[number] = 1;
          }
          size += 1;
          return size - 1;
        }),
      ),
    );
    this.size = size;
  }

  has(word: number): boolean {
    return this.#isSearched[word] === 1;
  }
  /** The places that a word has. */
  fitsOf(word: number): readonly Fit[] {
    return this.#fits.get(word) ?? [];
  }
}
