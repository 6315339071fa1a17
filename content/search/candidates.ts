import type { WeighedWord } from "../platform/search/variants.ts";
import { type Candidate, firstDiscussion } from "./candidate.ts";
import type { AmountUnit, ParsedQuery, Unit } from "./parsed-query.ts";
import { type SearchFile, tokenOf } from "./search-file.ts";

/** The most results that are counted: nobody reads so far. */
const mostCounted = 5000;
/** With this many results that have all known words of a query, no others are looked for. */
const manyResults = 300;
/** The most times that as many entries are looked through for those with a word. */
const mostSlices = 4;

const any = (parts: readonly string[]) => (parts.length > 1 ? `(${parts.join(" OR ")})` : (parts[0] ?? ""));
const all = (parts: readonly string[]) => (parts.length > 1 ? `(${parts.join(" AND ")})` : (parts[0] ?? ""));

const wordMatch = (file: SearchFile, variants: readonly WeighedWord[]) =>
  any([...new Set(variants.map(([number]) => number))].filter((number) => file.countOf(number) > 0).map(tokenOf));
/** An expression in FTS5's syntax, without any of the visitor's input. */
export const unitMatch = (file: SearchFile, { ways }: Unit): string =>
  any(ways.map((way) => all(way.map((variants) => wordMatch(file, variants)))));

const completeMatch = (file: SearchFile, units: readonly Unit[]): string =>
  units.map((unit) => unitMatch(file, unit)).join(" AND ");

/** The entries that are wanted before all others, where there are too many; without it, these are the last. */
export type Wanted = "discussions";

/** Entries that match a query, in the order of their ids. */
export interface Matches {
  candidates: Candidate[];
  /** Whether each of them has all words that occur at all. */
  alike: boolean;
}

/** The entries that have all parts of a query. */
export function completeMatches(
  file: SearchFile,
  { units, amounts }: ParsedQuery,
  now: number,
  first?: Wanted,
): Matches {
  // A word that no entry has rules out every entry.
  const impossible = units.some(({ ways }) => ways.length === 0);
  return { candidates: impossible ? [] : found(file, completeMatch(file, units), amounts, now, first), alike: true };
}

/** Whether any entry has all parts of a query: quick, since nothing is ranked. */
export function hasComplete(file: SearchFile, asked: ParsedQuery, now: number): boolean {
  const { units, amounts } = asked;
  if (amounts.length > 0 || units.length === 0) return completeMatches(file, asked, now).candidates.length > 0;
  if (units.some(({ ways }) => ways.length === 0)) return false;
  return firstMatches(file, "ft", { units, most: 1 }, now).length > 0;
}

/** The entries that have some parts of a query. */
export function partialMatches(file: SearchFile, asked: ParsedQuery, now: number, first?: Wanted): Matches {
  const { units, amounts } = asked;
  const there = units.filter(({ ways }) => ways.length > 0);
  if (there.length + amounts.length < 2 && there.length === units.length) return { candidates: [], alike: true };
  if (there.length > 0 && there.length < units.length) {
    // If many lack only what occurs nowhere, nobody looks for those that lack more.
    const nearly = completeMatches(file, { ...asked, units: there }, now, first);
    if (nearly.candidates.length >= manyResults) return nearly;
  }
  const byWords = there.length > 0 ? found(file, any(there.map((unit) => unitMatch(file, unit))), [], now, first) : [];
  const byAmounts = amounts.flatMap((amount) => found(file, "", [amount], now));
  if (byAmounts.length === 0) return { candidates: byWords, alike: there.length === 1 };
  const all = new Map([...byWords, ...byAmounts].map((candidate) => [candidate.id, candidate]));
  return { candidates: [...all.values()].sort((a, b) => a.id - b.id), alike: false };
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
  table: Table,
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

function found(
  file: SearchFile,
  match: string,
  amounts: readonly AmountUnit[],
  now: number,
  first?: Wanted,
): Candidate[] {
  const ids = amounts.length > 0 ? idsHaving(file, match, amounts) : idsOf(file, match, first);
  return ids.flatMap((id) => file.candidate(id, now) ?? []);
}

/** The ids of the entries that match and have all amounts, in order. The amounts are the rarer part: words are looked for between them. */
function idsHaving(file: SearchFile, match: string, amounts: readonly AmountUnit[]): number[] {
  const [some = new Set<number>(), ...others] = amounts.map((amount) => entriesWith(file, amount));
  const having = [...some].filter((id) => others.every((within) => within.has(id))).sort((a, b) => a - b);
  const [from, to] = [having[0], having.at(-1)];
  if (!match || from === undefined || to === undefined) return having.slice(0, mostCounted);
  const matching = new Set(idsBetween(file, "ft", match, from, to));
  return having.filter((id) => matching.has(id)).slice(0, mostCounted);
}

/**
 * The ids of the entries that match, in order. If there are too many, all those that match by their titles are among them, and of the
 * discussions the newest.
 */
function idsOf(file: SearchFile, match: string, first?: Wanted): number[] {
  const ids = idsIn(file, "ft", match);
  if (ids.length < mostCounted) return ids;
  const titled = idsIn(file, "ft_titles", match);
  const newest = idsIn(file, "ft", match, { from: firstDiscussion, newestFirst: true });
  const others = ids.filter((id) => id < firstDiscussion);
  const wanted = [...(first === "discussions" ? newest : []), ...titled, ...others, ...newest];
  return [...new Set(wanted)].slice(0, mostCounted).sort((a, b) => a - b);
}

/** The ids of the entries between these two that match, in order: of very many, the first. */
export function idsBetween(file: SearchFile, table: Table, match: string, from: number, to: number): number[] {
  const ids: number[] = [];
  for (let next = from, slice = 0; slice < mostSlices; slice += 1) {
    const some = idsIn(file, table, match, { from: next, to });
    ids.push(...some);
    if (some.length < mostCounted) break;
    next = (some.at(-1) ?? to) + 1;
  }
  return ids;
}

type Table = "ft" | "ft_titles";

/**
 * The ids of the first entries that match, in order, or of the last ones, the last first. They are not ranked by bm25, which took seven
 * times as long as finding them. They arrive as one text, which is read faster than rows.
 */
function idsIn(
  file: SearchFile,
  table: Table,
  match: string,
  { from = 0, to = Number.MAX_SAFE_INTEGER, newestFirst = false } = {},
): number[] {
  const row = file
    .prepare(
      `SELECT json_group_array(rowid) AS ids FROM
       (SELECT rowid FROM ${table} WHERE ${table} MATCH ? AND rowid BETWEEN ? AND ?
        ${newestFirst ? "ORDER BY rowid DESC" : ""} LIMIT ${mostCounted})`,
    )
    .get(match, from, to);
  return JSON.parse(String(row?.["ids"])) as number[];
}

function entriesWith(file: SearchFile, { asked, least, most }: AmountUnit): Set<number> {
  const rows = file.prepare("SELECT entry FROM amount WHERE dimension = ? AND value BETWEEN ? AND ?");
  return new Set(rows.all(asked.dimension, least, most).map(({ entry }) => Number(entry)));
}
