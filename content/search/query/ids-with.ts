import type { Ways } from "../../platform/search/understood.ts";
import type { WeighedWord } from "../../platform/search/variants.ts";
import type { Ids } from "../ids.ts";
import { type SearchFile, type Table, tokenOf } from "../search-file.ts";

const any = (parts: readonly string[]) => (parts.length > 1 ? `(${parts.join(" OR ")})` : (parts[0] ?? ""));
const all = (parts: readonly string[]) => (parts.length > 1 ? `(${parts.join(" AND ")})` : (parts[0] ?? ""));

const wordMatch = (file: SearchFile, variants: readonly WeighedWord[]) =>
  any([...new Set(variants.map(([number]) => number))].filter((number) => file.countOf(number) > 0).map(tokenOf));
/** An expression in FTS5's syntax, without any of the visitor's input. */
export const matchOf = (file: SearchFile, ways: Ways): string =>
  any(ways.map((way) => all(way.map((variants) => wordMatch(file, variants)))));

/** The ids of the entries that have one of these ways, anywhere or in their titles. */
export const idsWith = (file: SearchFile, ways: Ways, table: Table): Ids =>
  file.idsMatching(table, matchOf(file, ways));
