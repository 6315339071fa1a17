import { z } from "zod";

/** What every list answers: its items, the filters with how many items each choice would leave, and the page. */

/** Pages count from 1; an empty list has one page. */
export const ListPage = z.object({
  current: z.int().positive(),
  last: z.int().positive(),
  per_page: z.int().positive(),
  total: z.int().nonnegative(),
});
export type ListPage = z.infer<typeof ListPage>;

const FilterOption = z.object({
  value: z.string(),
  label: z.string(),
  /** How many items there are with this choice and all the other filters unchanged. */
  count: z.int().nonnegative(),
});

/** A figure from which on items are shown. `key` is its query parameter, `value` what was asked for or empty. */
const LeastAmount = z.object({ key: z.string(), label: z.string(), unit: z.string(), value: z.string() });

/** `key` is the query parameter. */
export const Filter = z.object({
  key: z.string(),
  label: z.string(),
  options: z.array(FilterOption),
  /** Where what was chosen is an amount. */
  least: LeastAmount.optional(),
});
export type Filter = z.infer<typeof Filter>;

/** What became of a search. */
export const SearchResult = z.object({
  /** What was searched for instead, where a word had a typing error. */
  meant: z.string().nullable(),
  /** The words in the items' texts that were looked for, as they are written there. */
  marks: z.array(z.string()),
});
export type SearchResult = z.infer<typeof SearchResult>;

export const listOf = <Item extends z.ZodType>(item: Item) =>
  z.object({ items: z.array(item), filters: z.array(Filter), page: ListPage });
