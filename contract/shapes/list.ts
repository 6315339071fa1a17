import { z } from "zod";

/** The answer of every list: its items, the filters with the number of items that each choice would leave, and the page. */

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
  /** The number of items with this choice and all the other filters unchanged. */
  count: z.int().nonnegative(),
});

/** A minimum amount of the items to show. `key` is its query parameter, `value` the amount asked for, or empty. */
const LeastAmount = z.object({ key: z.string(), label: z.string(), unit: z.string(), value: z.string() });

/** `key` is the query parameter. */
export const Filter = z.object({
  key: z.string(),
  label: z.string(),
  options: z.array(FilterOption),
  /** Only where the choice is a measure. */
  least: LeastAmount.optional(),
});
export type Filter = z.infer<typeof Filter>;

/** The outcome of a search. */
export const SearchResult = z.object({
  /** The corrected query, where a word had a typing error. */
  meant: z.string().nullable(),
  /** The matched words, as the items' texts write them. */
  marks: z.array(z.string()),
});
export type SearchResult = z.infer<typeof SearchResult>;

export const listOf = <Item extends z.ZodType>(item: Item) =>
  z.object({ items: z.array(item), filters: z.array(Filter), page: ListPage });
