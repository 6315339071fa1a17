import { firstDiscussion } from "./candidate.ts";
import { type Ids, inAll, inAny, noIds, placeOf, without } from "./ids.ts";
import type { AmountUnit } from "./query/amount-unit.ts";
import type { ParsedQuery } from "./query/parsed-query.ts";
import type { Unit } from "./query/unit.ts";
import type { SearchFile, Table } from "./search-file.ts";

/** The most results that are counted: nobody reads so far. */
const mostCounted = 5000;
/** With this many results that have all known words of a query, no others are looked for. */
const manyResults = 300;

/** The entries that are wanted before all others, where there are too many; without it, these are the last. */
export type Wanted = "discussions";

/** Entries that match a query. */
export interface Matches {
  ids: Ids;
  /** Whether each of them has all words that occur at all. */
  alike: boolean;
}

/** The entries that have all parts of a query. */
export function completeMatches(
  file: SearchFile,
  { units, amounts }: Pick<ParsedQuery, "units" | "amounts">,
  now: number,
  first?: Wanted,
): Matches {
  // A word that no entry has rules out every entry.
  const impossible = units.some(({ ways }) => ways.length === 0);
  if (impossible) return { ids: noIds, alike: true };
  const ids = amounts.length > 0 ? idsHaving(units, amounts) : idsOf(units, inAll, first);
  return { ids: file.present(ids, now), alike: true };
}

/** The entries that have some parts of a query. */
export function partialMatches(
  file: SearchFile,
  { units, amounts }: ParsedQuery,
  now: number,
  first?: Wanted,
): Matches {
  const there = units.filter(({ ways }) => ways.length > 0);
  if (there.length + amounts.length < 2 && there.length === units.length) return { ids: noIds, alike: true };
  if (there.length > 0 && there.length < units.length) {
    // If many lack only words that occur nowhere, those that lack more are not looked for.
    const nearly = completeMatches(file, { units: there, amounts }, now, first);
    if (nearly.ids.length >= manyResults) return nearly;
  }
  const byWords = idsOf(there, inAny, first);
  const byAmounts = amounts.map((amount) => idsHaving([], [amount]));
  return {
    ids: file.present(inAny([byWords, ...byAmounts]), now),
    alike: there.length === 1 && byAmounts.every(({ length }) => length === 0),
  };
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
): Ids {
  if (units.length === 0 || units.some(({ ways }) => ways.length === 0)) return noIds;
  const table = within === "titles" ? "ft_titles" : "ft";
  const [only, second] = units;
  // Of one unit, no more is read than is needed. To find entries that have several, FTS5 would walk through all entries
  // of each, with every typed character.
  if (only && !second) return firstMatches(file, table, only, { discussions, most }, now);
  const ids = inAll(units.map((unit) => unit.idsIn(table)));
  const items = placeOf(ids, firstDiscussion);
  return file.present(discussions ? ids.subarray(items).toReversed() : ids.subarray(0, items), now).subarray(0, most);
}

/** The first entries that have a unit, in the order of their ids, or the last of the discussions. */
function firstMatches(
  file: SearchFile,
  table: Table,
  unit: Unit,
  { discussions, most }: { discussions: boolean; most: number },
  now: number,
): Ids {
  const found: number[] = [];
  const within = discussions ? ">= ? ORDER BY rowid DESC" : "< ? ORDER BY rowid";
  const rows = file.prepare(`SELECT rowid FROM ${table} WHERE ${table} MATCH ? AND rowid ${within}`);
  for (const { rowid } of rows.iterate(unit.match, firstDiscussion)) {
    if (file.isPresent(Number(rowid), now)) found.push(Number(rowid));
    if (found.length === most) break;
  }
  return Uint32Array.from(found);
}

/** The items at these paths, in their order. */
export const entriesAt = (file: SearchFile, paths: readonly string[], now: number): Ids =>
  Uint32Array.from(
    paths.flatMap((path) => {
      const rows = file.prepare("SELECT id FROM entry WHERE path = ? AND page IS NULL").all(path);
      return rows
        .map(({ id }) => Number(id))
        .filter((id) => file.isPresent(id, now))
        .slice(0, 1);
    }),
  );

/** The ids of the entries that have all units and all amounts: of very many, the first. */
const idsHaving = (units: readonly Unit[], amounts: readonly AmountUnit[]): Ids =>
  inAll([...units.map((unit) => unit.idsIn("ft")), ...amounts.map(({ sized }) => sized.ids)]).subarray(0, mostCounted);

/**
 * The ids of the entries that have all units, or any. If there are too many, all those that have them in their titles are among them, and of
 * the discussions the newest.
 */
function idsOf(units: readonly Unit[], joined: typeof inAll, first?: Wanted): Ids {
  const having = (table: Table) => joined(units.map((unit) => unit.idsIn(table)));
  const ids = having("ft");
  if (ids.length <= mostCounted) return ids;
  const items = placeOf(ids, firstDiscussion);
  const newest = ids.subarray(Math.max(items, ids.length - mostCounted));
  const titled = having("ft_titles").subarray(0, mostCounted);
  let wanted = first === "discussions" ? newest : noIds;
  for (const one of [titled, ids.subarray(0, Math.min(items, mostCounted))]) {
    wanted = inAny([wanted, without(one, wanted).subarray(0, mostCounted - wanted.length)]);
  }
  const room = mostCounted - wanted.length;
  return room > 0 ? inAny([wanted, without(newest, wanted).slice(-room)]) : wanted;
}
