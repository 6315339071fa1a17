import { partsOf } from "./search.ts";
import type { Searchable, SearchIndex } from "./search-index.ts";
import { stopWords } from "./search-words.ts";
import { understood } from "./understood.ts";
import { wordsOf } from "./words.ts";

/** The most words of a text that are looked up; real titles have fewer. */
const mostWords = 20;

/**
 * Finds the rows that share words with a text, those that share the most first; rare words weigh more, and of equal rows the one that
 * `compare` puts first comes first.
 */
export function alikeOf<Row extends Searchable>(
  indexOf: (rows: readonly Row[]) => SearchIndex<Row>,
  compare: (a: Row, b: Row) => number,
) {
  return (all: readonly Row[], text: string, most: number): Row[] => {
    const index = indexOf(all);
    const words = [...new Set(wordsOf(text).map((word) => word.text))].filter((word) => !stopWords.has(word));
    const totals = new Float32Array(index.rows.length);
    for (const word of words.slice(0, mostWords)) addMatches(index, word, totals);
    return best(index, totals, most, compare);
  };
}

/** Adds a word's weight to the total of each row that has it. */
function addMatches<Row extends Searchable>(index: SearchIndex<Row>, word: string, totals: Float32Array): void {
  // A corrected word would say little about similarity.
  const query = understood(index, word, { isExact: true });
  if (!query) return;
  const parts = partsOf(index, query);
  const places: number[] = [];
  parts[0]?.forEach((score, place) => {
    if (score > 0 && parts.every((scores) => (scores[place] ?? 0) > 0)) places.push(place);
  });
  const weight = Math.log(1 + index.placeOf.size / (places.length + 0.5));
  for (const place of places) totals[place] = (totals[place] ?? 0) + weight;
}

function best<Row extends Searchable>(
  { rows }: SearchIndex<Row>,
  totals: Float32Array,
  most: number,
  compare: (a: Row, b: Row) => number,
): Row[] {
  const found: { row: Row; total: number }[] = [];
  totals.forEach((total, place) => {
    const row = rows[place];
    const last = found.length < most ? 0 : (found.at(-1)?.total ?? 0);
    if (total === 0 || total < last || row === undefined) return;
    const after = found.findIndex((one) => one.total < total || (one.total === total && compare(one.row, row) > 0));
    found.splice(after < 0 ? found.length : after, 0, { row, total });
    found.length = Math.min(found.length, most);
  });
  return found.map(({ row }) => row);
}
