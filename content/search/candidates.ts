import type { SearchKind } from "@setu/contract/search/results";
import type { WeighedWord } from "../platform/search/variants.ts";
import type { AmountUnit, ParsedQuery, Unit } from "./parsed-query.ts";
import { type SearchFile, tokenOf } from "./search-file.ts";

/** An entry that may answer a query. */
export interface Candidate {
  id: number;
  name: string;
  kind: SearchKind;
  year: number | null;
  /** A bit for each language, in the order of `locales`. */
  languages: number;
}

/** The most results that are counted: nobody reads so far. */
const mostCounted = 5000;

const any = (parts: readonly string[]) => (parts.length > 1 ? `(${parts.join(" OR ")})` : (parts[0] ?? ""));
const all = (parts: readonly string[]) => (parts.length > 1 ? `(${parts.join(" AND ")})` : (parts[0] ?? ""));

const wordMatch = (file: SearchFile, variants: readonly WeighedWord[]) =>
  any([...new Set(variants.map(([number]) => number))].filter((number) => file.countOf(number) > 0).map(tokenOf));
/** An expression in FTS5's syntax, without any of the visitor's input. */
const unitMatch = (file: SearchFile, { ways }: Unit): string =>
  any(ways.map((way) => all(way.map((variants) => wordMatch(file, variants)))));

const columns = "e.id, e.name, e.kind, e.year, e.languages";
const withAmount = "e.id IN (SELECT entry FROM amount WHERE dimension = ? AND value BETWEEN ? AND ?)";
const alive = "(e.until IS NULL OR e.until > ?)";
const bounds = ({ asked, least, most }: AmountUnit) => [asked.dimension, least, most];

/** The entries that have all parts of a query, the likeliest first. */
export function completeMatches(file: SearchFile, { units, amounts }: ParsedQuery, now: number): Candidate[] {
  // A word that no entry has rules out every entry.
  if (units.some(({ ways }) => ways.length === 0)) return [];
  const match = units.map((unit) => unitMatch(file, unit)).join(" AND ");
  return found(file, match, amounts, now);
}

/** The entries that have some parts of a query. */
export function partialMatches(file: SearchFile, { units, amounts }: ParsedQuery, now: number): Candidate[] {
  const there = units.filter(({ ways }) => ways.length > 0);
  if (there.length + amounts.length < 2 && there.length === units.length) return [];
  const byWords = there.length > 0 ? found(file, any(there.map((unit) => unitMatch(file, unit))), [], now) : [];
  const byAmounts = amounts.flatMap((amount) => found(file, "", [amount], now));
  return [...new Map([...byWords, ...byAmounts].map((candidate) => [candidate.id, candidate])).values()];
}

/** The discussions, or the other entries, whose title has all parts of a query: quick, since nothing is ranked. */
export function titleMatches(
  file: SearchFile,
  { units }: ParsedQuery,
  { discussions, most }: { discussions: boolean; most: number },
  now: number,
): Candidate[] {
  if (units.length === 0 || units.some(({ ways }) => ways.length === 0)) return [];
  const match = `title : (${units.map((unit) => unitMatch(file, unit)).join(" AND ")})`;
  const rows = file.prepare(
    `SELECT ${columns} FROM (SELECT rowid FROM ft WHERE ft MATCH ?) AS hit JOIN entry e ON e.id = hit.rowid
     WHERE ${alive} AND (e.kind = 'discussion') = ? LIMIT ?`,
  );
  return rows.all(match, now, Number(discussions), most) as object[] as Candidate[];
}

/** The items at these paths, in their order. */
export const entriesAt = (file: SearchFile, paths: readonly string[], now: number): Candidate[] =>
  paths.flatMap((path) => {
    const row = file
      .prepare(`SELECT ${columns} FROM entry e WHERE e.path = ? AND e.page IS NULL AND ${alive} LIMIT 1`)
      .get(path, now);
    return row ? [row as object as Candidate] : [];
  });

function found(file: SearchFile, match: string, amounts: readonly AmountUnit[], now: number): Candidate[] {
  const conditions = [alive, ...amounts.map(() => withAmount)].join(" AND ");
  const values = [now, ...amounts.flatMap(bounds)];
  const rows = match
    ? file
        .prepare(
          `SELECT ${columns} FROM (SELECT rowid, rank FROM ft WHERE ft MATCH ? ORDER BY rank LIMIT ${mostCounted}) AS hit
           JOIN entry e ON e.id = hit.rowid WHERE ${conditions} ORDER BY hit.rank, e.id`,
        )
        .all(match, ...values)
    : file
        .prepare(`SELECT ${columns} FROM entry e WHERE ${conditions} ORDER BY e.id LIMIT ${mostCounted}`)
        .all(...values);
  return rows as object[] as Candidate[];
}
