import { amountRange } from "../../platform/search/amount-range.ts";
import type { AskedAmount } from "../../platform/search/amounts.ts";
import { understood, type Ways } from "../../platform/search/understood.ts";
import type { SearchFile } from "../search-file.ts";
import { AmountUnit } from "./amount-unit.ts";
import { idsWith } from "./ids-with.ts";
import { Unit } from "./unit.ts";
import { WordPlaces } from "./word-places.ts";

/** A query, in the words of the index. */
export interface ParsedQuery {
  units: readonly Unit[];
  amounts: readonly AmountUnit[];
  /** The numbers of all words that answer a unit, in any of its ways. */
  words: ReadonlySet<number>;
  /** The same, with what each answers. */
  places: WordPlaces;
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
  const isThere = (ways: Ways) => idsWith(file, ways, "ft").length > 0;
  const query = understood(file, typed, { ...options, meanings: file.guide.meanings, isThere });
  if (!query) return undefined;
  const units = query.units.map((ways) => new Unit(file, ways));
  return {
    units,
    words: new Set(query.units.flatMap((ways) => ways.flat(2).map(([number]) => number))),
    places: new WordPlaces(query.units, file.lexicon.next),
    amounts: query.amounts.map((asked) => new AmountUnit(file, asked, rangeIn(file, asked))),
    meant: query.meant,
  };
}

/** The same query with amounts of the same order of magnitude; undefined if it has none that are to be met exactly. */
export function withAbout(file: SearchFile, asked: ParsedQuery): ParsedQuery | undefined {
  const amounts = asked.amounts.map(
    ({ asked: amount }) =>
      new AmountUnit(
        file,
        amount,
        amountRange(amount, () => false),
      ),
  );
  const isWider = amounts.some(({ range }, index) => range.most > (asked.amounts[index]?.range.most ?? range.most));
  return isWider ? { ...asked, amounts } : undefined;
}

function rangeIn(file: SearchFile, asked: AskedAmount) {
  const within = file.prepare("SELECT 1 FROM amount WHERE dimension = ? AND value BETWEEN ? AND ? LIMIT 1");
  return amountRange(asked, ({ least, most }) => within.get(asked.dimension, least, most) !== undefined);
}
