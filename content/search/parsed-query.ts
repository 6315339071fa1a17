import { amountRange } from "../platform/search/amount-range.ts";
import type { AskedAmount } from "../platform/search/amounts.ts";
import { understood, type Ways } from "../platform/search/understood.ts";
import { idsWith } from "./ids-with.ts";
import type { SearchFile } from "./search-file.ts";

/** One part of a query, in the words of the index. */
export interface Unit {
  ways: Ways;
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

interface Options {
  /** Its last word is still being typed. */
  isUnfinished?: boolean;
  /** No word is to be corrected. */
  isExact?: boolean;
}

/** Parses a query; undefined if it has neither a word nor a figure. */
export function parseQuery(
  file: SearchFile,
  typed: string | undefined,
  options: Options = {},
): ParsedQuery | undefined {
  const isThere = (ways: Ways) => idsWith(file, { ways }, "ft").length > 0;
  const query = understood(file, typed, { ...options, meanings: file.guide.meanings, isThere });
  return (
    query && {
      units: query.units.map((ways) => ({ ways, weight: rarity(file, ways) })),
      words: new Set(query.units.flatMap((ways) => ways.flat(2).map(([number]) => number))),
      amounts: query.amounts.map((asked) => ({ asked, ...rangeIn(file, asked) })),
      meant: query.meant,
    }
  );
}

function rarity(file: SearchFile, ways: Ways): number {
  const { entries } = file;
  const having = ways.map((way) =>
    Math.min(...way.map((variants) => variants.reduce((sum, [number]) => sum + file.countOf(number), 0))),
  );
  const count = Math.min(
    entries,
    having.reduce((sum, each) => sum + each, 0),
  );
  return Math.log(1.5 + entries / (count + 0.5));
}

/** The same query with amounts of the same order of magnitude; undefined if it has none that are to be met exactly. */
export function withAbout(asked: ParsedQuery): ParsedQuery | undefined {
  const amounts = asked.amounts.map(({ asked: amount }) => ({ asked: amount, ...amountRange(amount, () => false) }));
  const isWider = amounts.some(({ most }, index) => most > (asked.amounts[index]?.most ?? most));
  return isWider ? { ...asked, amounts } : undefined;
}

function rangeIn(file: SearchFile, asked: AskedAmount) {
  const within = file.prepare("SELECT 1 FROM amount WHERE dimension = ? AND value BETWEEN ? AND ? LIMIT 1");
  return amountRange(asked, ({ least, most }) => within.get(asked.dimension, least, most) !== undefined);
}
