import type { ReadParameters } from "@setu/contract/calls/reads";
import { FrontApiError } from "@setu/contract/errors";
import type { Filter, ListPage } from "@setu/contract/shapes/list";

/** One way to narrow a list. `key` is the query parameter. */
export interface Facet<Row> {
  key: string;
  label: string;
  /** The choices that a row belongs to. */
  valuesOf(row: Row): readonly string[];
  /** The label of a choice; undefined for one that is no longer offered. */
  labelOf(value: string): string | undefined;
  /** How many of the rows belong to each choice, if that is known: then they are not walked. */
  counts?: ReadonlyMap<string, number>;
  /** All its choices. Only a list whose combinations are kept needs them. */
  choices?: readonly string[];
  /** The least amount to ask for within the chosen dimension. */
  least?: Filter["least"];
  /** The order of the choices; by default, the most frequent first. */
  compare?(a: string, b: string): number;
}

interface Options<Row> {
  /** Published rows in the order of the list, all or those found by a search: small, since there may be ten thousand. */
  rows: readonly Row[];
  facets: readonly Facet<Row>[];
  query: ReadParameters;
  /** The default size of a page, which `per_page` overrides. */
  perPage: number;
  /** The same rows by combination of choices (`combinationsOf`), if these are kept: then none is walked. */
  kept?: ReadonlyMap<string, readonly Row[]> | undefined;
}

export interface Listing<Row> {
  /** The rows of the requested page. */
  rows: Row[];
  /** All matching rows, for a map. */
  matching: readonly Row[];
  filters: Filter[];
  page: ListPage;
}

/**
 * One page of a list with its filters. A choice's count is the number of results of choosing it with all other filters
 * unchanged. Rejects with `notFound` for a page after the last, and with `badRequest` for a page that is not a number, or
 * has more rows than allowed.
 */
export function listing<Row>({ rows, facets, query, perPage, kept }: Options<Row>): Listing<Row> {
  const { matching, counts } = kept ? looked(kept, facets, query) : sifted(rows, facets, query);
  const filters = facets.map((facet, index) => ({
    key: facet.key,
    label: facet.label,
    options: optionsOf(facet, counts[index] ?? new Map(), query[facet.key]),
    ...(facet.least && { least: facet.least }),
  }));
  const page = pageOf(query, matching.length, perPage);
  const from = (page.current - 1) * page.per_page;
  return { rows: matching.slice(from, from + page.per_page), matching, filters, page };
}

/** The number of rows that pass the filters. */
export function totalOf<Row>({ rows, facets, query }: Pick<Options<Row>, "rows" | "facets" | "query">): number {
  const chosen = facets.filter(({ key }) => query[key]);
  return rows.filter((row) => chosen.every(({ key, valuesOf }) => valuesOf(row).includes(query[key] ?? ""))).length;
}

type Counts = Map<string, number>;
interface Sifted<Row> {
  /** The rows that pass every facet. */
  matching: readonly Row[];
  /** For each facet, its choices among the rows that pass the others. */
  counts: ReadonlyMap<string, number>[];
}

/** The key of a combination of choices: of each facet one of its values, or none. */
export const combinationKey = (choices: readonly (string | undefined)[]): string =>
  choices.map((choice) => `/${choice ?? ""}`).join("");

/** The keys of all combinations that a row belongs to, by its value of each facet. */
export const combinationsOf = (values: readonly string[]): string[] =>
  values
    .reduce<(string | undefined)[][]>(
      (all, value) =>
        all.flatMap((one) => [
          [...one, undefined],
          [...one, value],
        ]),
      [[]],
    )
    .map(combinationKey);

/** Looks up what `sifted` finds, where the rows of each combination are kept. */
function looked<Row>(
  kept: ReadonlyMap<string, readonly Row[]>,
  facets: readonly Facet<Row>[],
  query: ReadParameters,
): Sifted<Row> {
  const rowsOf = (asked: ReadParameters): readonly Row[] => {
    const isOffered = facets.every(({ key, choices = [] }) => !asked[key] || choices.includes(asked[key]));
    return (isOffered && kept.get(combinationKey(facets.map(({ key }) => asked[key])))) || [];
  };
  const counts = facets.map(
    ({ key, choices = [] }) =>
      new Map(
        choices
          .map((choice) => [choice, rowsOf({ ...query, [key]: choice }).length] as const)
          .filter(([, count]) => count > 0),
      ),
  );
  return { matching: rowsOf(query), counts };
}

/** Walks the rows once. */
function sifted<Row>(rows: readonly Row[], facets: readonly Facet<Row>[], query: ReadParameters): Sifted<Row> {
  // Most lists are requested unfiltered: then none of ten thousand rows is copied.
  if (!facets.some(({ key }) => query[key]))
    return { matching: rows, counts: facets.map((facet) => counted(rows, facet)) };
  const matching: Row[] = [];
  const counts: Counts[] = facets.map(() => new Map());
  const asked = facets.map((facet, index) => ({ facet, chosen: query[facet.key], own: counts[index] }));
  const chosen = asked.filter((one) => one.chosen);
  for (const row of rows) {
    let failures = 0;
    let failed: (typeof asked)[number] | undefined;
    for (const one of chosen) {
      if (one.facet.valuesOf(row).includes(one.chosen ?? "")) continue;
      failures += 1;
      failed = one;
    }
    if (failures > 1) continue;
    if (failures === 0) matching.push(row);
    for (const one of asked) {
      if (failed && failed !== one) continue;
      for (const value of one.facet.valuesOf(row)) one.own?.set(value, (one.own.get(value) ?? 0) + 1);
    }
  }
  return { matching, counts };
}

/** How many rows belong to each choice. */
function counted<Row>(rows: readonly Row[], { counts: known, valuesOf }: Facet<Row>): ReadonlyMap<string, number> {
  if (known) return known;
  const counts: Counts = new Map();
  for (const row of rows) for (const value of valuesOf(row)) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}

function optionsOf<Row>(
  facet: Facet<Row>,
  found: ReadonlyMap<string, number>,
  chosen: string | undefined,
): Filter["options"] {
  const counts = new Map(found);
  // The chosen option stays visible, so that it can be unchosen.
  if (chosen && !counts.has(chosen)) counts.set(chosen, 0);
  const byCount = (a: string, b: string) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0) || a.localeCompare(b);
  return [...counts.keys()].toSorted(facet.compare ?? byCount).flatMap((value) => {
    const label = facet.labelOf(value);
    return label === undefined ? [] : [{ value, label, count: counts.get(value) ?? 0 }];
  });
}

/** The most rows per page: more would cost the server, and a visitor on a slow connection, more than another page. */
const mostPerPage = 48;

function pageOf({ page, per_page: size }: ReadParameters, total: number, usual: number): ListPage {
  const perPage = size ? Number(size) : usual;
  const current = page ? Number(page) : 1;
  const areNumbers = [current, perPage].every((number) => Number.isSafeInteger(number) && number >= 1);
  if (!areNumbers || perPage > Math.max(mostPerPage, usual)) throw new FrontApiError("badRequest", "");
  const last = Math.max(1, Math.ceil(total / perPage));
  if (current > last) throw new FrontApiError("notFound", "");
  return { current, last, per_page: perPage, total };
}
