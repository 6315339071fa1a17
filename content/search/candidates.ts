import { type Candidate, firstDiscussion } from "./candidate.ts";
import { type Ids, inAll, inAny, placeOf } from "./ids.ts";
import { idsWith, unitMatch } from "./ids-with.ts";
import type { AmountUnit, ParsedQuery, Unit } from "./parsed-query.ts";
import type { SearchFile, Table } from "./search-file.ts";

/** The most results that are counted: nobody reads so far. */
const mostCounted = 5000;
/** With this many results that have all known words of a query, no others are looked for. */
const manyResults = 300;

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
  if (impossible) return { candidates: [], alike: true };
  const ids = amounts.length > 0 ? idsHaving(file, units, amounts) : idsOf(file, units, inAll, first);
  return { candidates: present(file, ids, now), alike: true };
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
  const byWords = present(file, idsOf(file, there, inAny, first), now);
  const byAmounts = amounts.flatMap((amount) => present(file, idsHaving(file, [], [amount]), now));
  if (byAmounts.length === 0) return { candidates: byWords, alike: there.length === 1 };
  const all = new Map([...byWords, ...byAmounts].map((candidate) => [candidate.id, candidate]));
  return { candidates: [...all.values()].sort((a, b) => a.id - b.id), alike: false };
}

/**
 * Some of the other entries, or of the discussions the newest, that have all parts of a query, in their titles or anywhere: quick, since
 * nothing is ranked.
 */
export function someMatches(
  file: SearchFile,
  { units }: ParsedQuery,
  { discussions = false, within, most }: { discussions?: boolean; within: "titles" | "texts"; most: number },
  now: number,
): Candidate[] {
  if (units.length === 0 || units.some(({ ways }) => ways.length === 0)) return [];
  const table = within === "titles" ? "ft_titles" : "ft";
  const [only, second] = units;
  // Of one unit, no more is read than is needed. For what several have in common, FTS5 would walk through all of each, at each letter.
  if (only && !second) return firstMatches(file, table, only, { discussions, most }, now);
  const ids = inAll(units.map((unit) => idsWith(file, unit, table)));
  const items = placeOf(ids, firstDiscussion);
  return present(file, discussions ? ids.subarray(items).toReversed() : ids.subarray(0, items), now).slice(0, most);
}

/** The first entries that have a unit, in the order of their ids, or the last of the discussions. */
function firstMatches(
  file: SearchFile,
  table: Table,
  unit: Unit,
  { discussions, most }: { discussions: boolean; most: number },
  now: number,
): Candidate[] {
  const found: Candidate[] = [];
  const within = discussions ? ">= ? ORDER BY rowid DESC" : "< ? ORDER BY rowid";
  const rows = file.prepare(`SELECT rowid FROM ${table} WHERE ${table} MATCH ? AND rowid ${within}`);
  for (const { rowid } of rows.iterate(unitMatch(file, unit), firstDiscussion)) {
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

/** The entries with these ids, without those that have expired. */
function present(file: SearchFile, ids: Ids, now: number): Candidate[] {
  const candidates: Candidate[] = [];
  for (const id of ids) {
    const candidate = file.candidate(id, now);
    if (candidate) candidates.push(candidate);
  }
  return candidates;
}

/** The ids of the entries that have all units and all amounts: of very many, the first. */
function idsHaving(file: SearchFile, units: readonly Unit[], amounts: readonly AmountUnit[]): Ids {
  const lists = units.map((unit) => idsWith(file, unit, "ft"));
  return inAll([...lists, ...amounts.map((amount) => entriesWith(file, amount))]).subarray(0, mostCounted);
}

/**
 * The ids of the entries that have all units, or any. If there are too many, all those that have them in their titles are among them, and of
 * the discussions the newest.
 */
function idsOf(file: SearchFile, units: readonly Unit[], joined: typeof inAll, first?: Wanted): Ids {
  const having = (table: Table) => joined(units.map((unit) => idsWith(file, unit, table)));
  const ids = having("ft");
  if (ids.length <= mostCounted) return ids;
  const items = placeOf(ids, firstDiscussion);
  const newest = ids.subarray(items).slice(-mostCounted).reverse();
  const titled = having("ft_titles").subarray(0, mostCounted);
  const others = ids.subarray(0, Math.min(items, mostCounted));
  const wanted = [...(first === "discussions" ? newest : []), ...titled, ...others, ...newest];
  return Uint32Array.from([...new Set(wanted)].slice(0, mostCounted)).sort();
}

function entriesWith(file: SearchFile, { asked, least, most }: AmountUnit): Ids {
  const rows = file.prepare(
    "SELECT DISTINCT entry FROM amount WHERE dimension = ? AND value BETWEEN ? AND ? ORDER BY entry",
  );
  return Uint32Array.from(rows.all(asked.dimension, least, most), ({ entry }) => Number(entry));
}
