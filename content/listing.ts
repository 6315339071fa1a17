import { FrontApiError } from "@setu/contract/errors";
import type { Filter, ListPage } from "@setu/contract/list";
import type { ReadParameters } from "@setu/contract/reads";

/** One way to narrow a list. `key` is the query parameter. */
export interface Facet<Row> {
  key: string;
  label: string;
  /** The choices that a row belongs to. */
  valuesOf(row: Row): readonly string[];
  /** How a choice is called; undefined for one that is no longer offered. */
  labelOf(value: string): string | undefined;
  /** The order of the choices; the most frequent first where it is left out. */
  compare?(a: string, b: string): number;
}

interface Options<Row> {
  /** All published rows in the order of the list, small: what is filtered by, and nothing else. */
  rows: readonly Row[];
  facets: readonly Facet<Row>[];
  query: ReadParameters;
  perPage: number;
  /** The text of a row in which `q` is looked for; no search where it is left out. */
  textOf?(row: Row): string;
}

export interface Listing<Row> {
  /** Those of the page asked for. */
  rows: Row[];
  /** All that match, for a map. */
  matching: Row[];
  filters: Filter[];
  page: ListPage;
}

/**
 * One page of a list with its filters. A choice's count is what one would get by choosing it with all
 * other filters as they stand. Rejects with `notFound` for a page behind the last and with `badRequest`
 * for one that is no number.
 */
export function listing<Row>({ rows, facets, query, perPage, textOf }: Options<Row>): Listing<Row> {
  const words = textOf ? searchWords(query["q"]) : [];
  const found = words.length === 0 ? rows : rows.filter((row) => hasAll(searchable(textOf?.(row) ?? ""), words));
  const passes = (row: Row, facet: Facet<Row>) => {
    const chosen = query[facet.key];
    return !chosen || facet.valuesOf(row).includes(chosen);
  };
  const filters = facets.map((facet) => {
    const others = facets.filter((other) => other !== facet);
    const counted = found.filter((row) => others.every((other) => passes(row, other)));
    return { key: facet.key, label: facet.label, options: optionsOf(facet, counted, query[facet.key]) };
  });
  const matching = found.filter((row) => facets.every((facet) => passes(row, facet)));
  const page = pageOf(query["page"], matching.length, perPage);
  const from = (page.current - 1) * perPage;
  return { rows: matching.slice(from, from + perPage), matching, filters, page };
}

function optionsOf<Row>(facet: Facet<Row>, rows: readonly Row[], chosen: string | undefined): Filter["options"] {
  const counts = new Map<string, number>();
  for (const value of rows.flatMap((row) => facet.valuesOf(row))) counts.set(value, (counts.get(value) ?? 0) + 1);
  // What is chosen stays in view, so that it can be unchosen.
  if (chosen && !counts.has(chosen)) counts.set(chosen, 0);
  const byCount = (a: string, b: string) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0) || a.localeCompare(b);
  return [...counts.keys()].toSorted(facet.compare ?? byCount).flatMap((value) => {
    const label = facet.labelOf(value);
    return label === undefined ? [] : [{ value, label, count: counts.get(value) ?? 0 }];
  });
}

function pageOf(asked: string | undefined, total: number, perPage: number): ListPage {
  const last = Math.max(1, Math.ceil(total / perPage));
  const current = asked ? Number(asked) : 1;
  if (!Number.isSafeInteger(current) || current < 1) throw new FrontApiError("badRequest", "");
  if (current > last) throw new FrontApiError("notFound", "");
  return { current, last, per_page: perPage, total };
}

/** Upper and lower case, composed and decomposed letters, and both sets of digits are the same to a reader. */
const searchable = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "")
    .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x0966))
    .toLowerCase();

const searchWords = (query: string | undefined): string[] =>
  searchable(query ?? "")
    .split(/\s+/)
    .filter(Boolean);
const hasAll = (text: string, words: string[]) => words.every((word) => text.includes(word));
