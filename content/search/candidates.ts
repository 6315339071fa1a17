import type { WeighedWord } from "../platform/search/variants.ts";
import type { AmountUnit, ParsedQuery, Unit } from "./parsed-query.ts";
import { type Candidate, firstDiscussion, type SearchFile, tokenOf } from "./search-file.ts";

/** The most results that are counted: nobody reads so far. */
const mostCounted = 5000;

const any = (parts: readonly string[]) => (parts.length > 1 ? `(${parts.join(" OR ")})` : (parts[0] ?? ""));
const all = (parts: readonly string[]) => (parts.length > 1 ? `(${parts.join(" AND ")})` : (parts[0] ?? ""));

const wordMatch = (file: SearchFile, variants: readonly WeighedWord[]) =>
  any([...new Set(variants.map(([number]) => number))].filter((number) => file.countOf(number) > 0).map(tokenOf));
/** An expression in FTS5's syntax, without any of the visitor's input. */
const unitMatch = (file: SearchFile, { ways }: Unit): string =>
  any(ways.map((way) => all(way.map((variants) => wordMatch(file, variants)))));

const completeMatch = (file: SearchFile, units: readonly Unit[]): string =>
  units.map((unit) => unitMatch(file, unit)).join(" AND ");

/** The entries that have all parts of a query, the likeliest first. */
export function completeMatches(file: SearchFile, { units, amounts }: ParsedQuery, now: number): Candidate[] {
  // A word that no entry has rules out every entry.
  if (units.some(({ ways }) => ways.length === 0)) return [];
  return found(file, completeMatch(file, units), amounts, now);
}

/** Whether any entry has all parts of a query: quick, since nothing is ranked. */
export function hasComplete(file: SearchFile, asked: ParsedQuery, now: number): boolean {
  const { units, amounts } = asked;
  if (amounts.length > 0 || units.length === 0) return completeMatches(file, asked, now).length > 0;
  if (units.some(({ ways }) => ways.length === 0)) return false;
  return firstMatches(file, "ft", { units, most: 1 }, now).length > 0;
}

/** The entries that have some parts of a query. */
export function partialMatches(file: SearchFile, { units, amounts }: ParsedQuery, now: number): Candidate[] {
  const there = units.filter(({ ways }) => ways.length > 0);
  if (there.length + amounts.length < 2 && there.length === units.length) return [];
  const byWords = there.length > 0 ? found(file, any(there.map((unit) => unitMatch(file, unit))), [], now) : [];
  const byAmounts = amounts.flatMap((amount) => found(file, "", [amount], now));
  return [...new Map([...byWords, ...byAmounts].map((candidate) => [candidate.id, candidate])).values()];
}

/**
 * Some of the discussions, or of the other entries, that have all parts of a query, in their titles or anywhere: quick, since nothing is
 * ranked.
 */
export function someMatches(
  file: SearchFile,
  { units }: ParsedQuery,
  { discussions = false, within, most }: { discussions?: boolean; within: "titles" | "texts"; most: number },
  now: number,
): Candidate[] {
  if (units.length === 0 || units.some(({ ways }) => ways.length === 0)) return [];
  const [from, to] = discussions ? [firstDiscussion, Number.MAX_SAFE_INTEGER] : [0, firstDiscussion - 1];
  return firstMatches(file, within === "titles" ? "ft_titles" : "ft", { units, from, to, most }, now);
}

/** The first entries that match, in the order of their ids; no more are read than are needed. */
function firstMatches(
  file: SearchFile,
  table: "ft" | "ft_titles",
  {
    units,
    from = 0,
    to = Number.MAX_SAFE_INTEGER,
    most,
  }: { units: readonly Unit[]; from?: number; to?: number; most: number },
  now: number,
): Candidate[] {
  const found: Candidate[] = [];
  const rows = file.prepare(`SELECT rowid FROM ${table} WHERE ${table} MATCH ? AND rowid BETWEEN ? AND ?`);
  for (const { rowid } of rows.iterate(completeMatch(file, units), from, to)) {
    const candidate = file.candidate(Number(rowid), now);
    if (candidate) found.push(candidate);
    if (found.length === most) break;
  }
  return found;
}

/** The items at these paths, in their order. */
export const entriesAt = (file: SearchFile, paths: readonly string[], now: number): Candidate[] =>
  paths.flatMap((path) => {
    const rows = file.prepare("SELECT id FROM entry WHERE path = ? AND page IS NULL").all(path);
    return rows.flatMap(({ id }) => file.candidate(Number(id), now) ?? []).slice(0, 1);
  });

function found(file: SearchFile, match: string, amounts: readonly AmountUnit[], now: number): Candidate[] {
  const having = amounts.map((amount) => entriesWith(file, amount));
  const ids = match ? idsByRank(file, match) : [...(having[0] ?? [])].sort((a, b) => a - b);
  return ids
    .filter((id) => having.every((within) => within.has(id)))
    .flatMap((id) => file.candidate(id, now) ?? [])
    .slice(0, mostCounted);
}

/** The ids of the entries that match, the likeliest first; equal ones by their ids. */
function idsByRank(file: SearchFile, match: string): number[] {
  const statement = file.prepare(`SELECT rowid, rank FROM ft WHERE ft MATCH ? ORDER BY rank LIMIT ${mostCounted}`);
  const rows = statement.all(match).map(({ rowid, rank }) => ({ id: Number(rowid), rank: Number(rank) }));
  return rows.sort((a, b) => a.rank - b.rank || a.id - b.id).map(({ id }) => id);
}

function entriesWith(file: SearchFile, { asked, least, most }: AmountUnit): Set<number> {
  const rows = file.prepare("SELECT entry FROM amount WHERE dimension = ? AND value BETWEEN ? AND ?");
  return new Set(rows.all(asked.dimension, least, most).map(({ entry }) => Number(entry)));
}
