import { z } from "zod";
import { locales } from "../locale.ts";
import { CalendarDate } from "../shapes/calendar-date.ts";
import { FreshUntil } from "../shapes/fresh-until.ts";
import { listOf, SearchResult } from "../shapes/list.ts";
import { ServedLocale } from "../shapes/served-locale.ts";

/** `GET /frontapi/search?q=&kind=&year=&lang=&page=`: everything that is public, best match first. */

export const searchKinds = [
  "project",
  "story",
  "group",
  "service",
  "news",
  "person",
  "office",
  "notice",
  "report",
  "vacancy",
  "album",
  "article",
  "page",
  "faq",
  "discussion",
  "legal",
] as const;
export type SearchKind = (typeof searchKinds)[number];

export const SearchItem = z.object({
  kind: z.enum(searchKinds),
  kind_text: z.string(),
  name: z.string(),
  /** A path of the English tree, or of a document with `#page=`. */
  path: z.string(),
  /** The day that it is sorted by, if it has one. */
  date: CalendarDate.nullable(),
  /** Facts that a reader should know before opening it, such as a discussion's category and state. */
  details: z.array(z.object({ text: z.string(), locale: z.enum(locales) })),
  /** The text around the match, in the language of the match. */
  excerpt: z.object({ text: z.string(), locale: z.enum(locales) }),
  /** Its other names, such as its sector, where they alone have a searched word. */
  names: z.object({ text: z.string(), locale: z.enum(locales) }).nullable(),
  /** The page number of a match inside a document. */
  page: z.int().positive().nullable(),
  /** Some of the searched words are missing from it. */
  partial: z.boolean(),
  /** An editor has put it first for what was searched for. */
  suggested: z.boolean(),
  locale: ServedLocale,
});
export type SearchItem = z.infer<typeof SearchItem>;

export const SearchPage = listOf(SearchItem).extend({
  /** The query as it was understood; empty where nothing was searched for. */
  query: z.string(),
  /** False while the index is being built: then there are no items yet. */
  prepared: z.boolean(),
  search: SearchResult,
  fresh_until: FreshUntil.nullable(),
});
export type SearchPage = z.infer<typeof SearchPage>;
