import { amountRange } from "../platform/search/amount-range.ts";
import type { AskedAmount } from "../platform/search/amounts.ts";
import { errorsAllowed, typingErrors } from "../platform/search/nearness.ts";
import { type AskedWords, type Query, queryOf } from "../platform/search/query.ts";
import {
  correctedWay,
  plainWords,
  quality,
  sameSound,
  sameStem,
  type WeighedWord,
} from "../platform/search/variants.ts";
import type { SearchFile } from "./search-file.ts";

/** One part of a query, in the words of the index. */
export interface Unit {
  /** Alternatives, one of which is enough: all words of a way must occur, each in one of its variants. */
  ways: readonly (readonly (readonly WeighedWord[])[])[];
  /** The fewer entries have the unit, the greater its weight. */
  weight: number;
}
export interface AmountUnit {
  asked: AskedAmount;
  least: number;
  most: number;
}

/** A query, in the words of the index. */
export interface ParsedQuery {
  units: Unit[];
  amounts: AmountUnit[];
  /** The numbers of all words that answer a unit, in any of its ways. */
  words: ReadonlySet<number>;
  /** The query with corrected words; null if none was wrong. */
  meant: string | null;
}

/** Parses a query; undefined if it has neither a word nor a figure. `isUnfinished`: its last word is still being typed. */
export function parseQuery(file: SearchFile, typed: string | undefined, isUnfinished = false): ParsedQuery | undefined {
  const query = queryOf(typed, file.guide.meanings);
  if (!query) return undefined;
  if (isUnfinished) return weighedUp(file, query, !/\s$/.test(typed ?? ""));
  const corrected = query.words.map((asked) => correctedWords(file, asked));
  if (corrected.every((words) => words === undefined)) return weighedUp(file, query);
  // Corrected words may form expressions that the mistyped ones did not.
  const meant = query.words.map(({ typed: own }, index) => corrected[index] ?? own).join(" ");
  const { words } = queryOf(meant, file.guide.meanings) ?? query;
  return { ...weighedUp(file, { words, amounts: query.amounts }), meant };
}

function weighedUp(file: SearchFile, { words, amounts }: Query, isUnfinished = false): ParsedQuery {
  const entries = file.entries;
  const units = words
    .map((asked, index) => waysOf(file, asked, isUnfinished && index === words.length - 1))
    .map((ways) => ({ ways, weight: rarity(file, ways, entries) }));
  return {
    units,
    words: new Set(units.flatMap(({ ways }) => ways.flat(2).map(([number]) => number))),
    amounts: amounts.map((asked) => ({ asked, ...rangeIn(file, asked) })),
    meant: null,
  };
}

const occursIn = (file: SearchFile) => (way: readonly (readonly WeighedWord[])[]) =>
  way.every((variants) => variants.some(([number]) => file.countOf(number) > 0));

/** The ways of a unit that occur in the index; if there are none, those with words that sound alike. */
function waysOf(file: SearchFile, { ways, synonyms }: AskedWords, isUnfinished = false): Unit["ways"] {
  const occurs = occursIn(file);
  const plain = [
    ...ways.map((way) => way.map((word) => plainWords(file, word, isUnfinished))),
    ...synonyms.map((way) => way.map((word) => weighed(sameStem(file, word), quality.synonym))),
  ].filter(occurs);
  return plain.length > 0 ? plain : ways.map((way) => way.map((word) => sameSound(file, word))).filter(occurs);
}

/** The correction of words that occur nowhere; undefined if they do occur, or nothing similar does. */
function correctedWords(file: SearchFile, asked: AskedWords): string | undefined {
  if (waysOf(file, asked).length > 0) return undefined;
  const [way = []] = asked.ways.toReversed();
  const words =
    correctedWay(
      file,
      way.map((word) => withMeaning(file, word) ?? word),
    ) ?? way.map((word) => withMeaning(file, word) ?? word);
  const corrected = words.join(" ");
  return corrected === way.join(" ") ? undefined : corrected;
}

/** The word nearest to a mistyped one among those that stand for another: "suspension", where the content says "suspended". */
function withMeaning({ guide }: SearchFile, word: string): string | undefined {
  const allowed = errorsAllowed(word);
  if (allowed === 0) return undefined;
  const near = [...guide.meanings.words].map((known) => ({ known, errors: typingErrors(word, known, allowed) }));
  return near.filter(({ errors }) => errors <= allowed).sort((a, b) => a.errors - b.errors)[0]?.known;
}

const weighed = (words: readonly WeighedWord[], share: number): WeighedWord[] =>
  words.map(([number, well]) => [number, well * share]);

function rarity(file: SearchFile, ways: Unit["ways"], entries: number): number {
  const having = ways.map((way) =>
    Math.min(...way.map((variants) => variants.reduce((sum, [number]) => sum + file.countOf(number), 0))),
  );
  const count = Math.min(
    entries,
    having.reduce((sum, each) => sum + each, 0),
  );
  return Math.log(1.5 + entries / (count + 0.5));
}

function rangeIn(file: SearchFile, asked: AskedAmount) {
  const within = file.prepare("SELECT 1 FROM amount WHERE dimension = ? AND value BETWEEN ? AND ? LIMIT 1");
  return amountRange(asked, ({ least, most }) => within.get(asked.dimension, least, most) !== undefined);
}
