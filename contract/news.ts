import { z } from "zod";
import { NewsSummary } from "./home.ts";
import { CalendarDate } from "./shapes/calendar-date.ts";
import { DocumentFile } from "./shapes/document-file.ts";
import { FreshUntil } from "./shapes/fresh-until.ts";
import { listOf, SearchResult } from "./shapes/list.ts";
import { RichText } from "./shapes/rich-text.ts";
import { ServedLocale } from "./shapes/served-locale.ts";

/** `GET /frontapi/news?category=&year=&project=&q=&page=` and `GET /frontapi/news/{id}`. */

export const newsCategories = ["news", "event", "award"] as const;

export const NewsItem = NewsSummary.extend({
  category: z.enum(newsCategories),
  category_text: z.string(),
  published: CalendarDate,
  /** The beginning of the text, as plain text. */
  excerpt: z.string(),
  /** Time and place of an event. */
  event: z
    .object({
      /** ISO 8601 with Nepal's offset. */
      starts_at: z.iso.datetime({ offset: true }),
      ends_at: z.iso.datetime({ offset: true }).nullable(),
      starts: CalendarDate,
      /** The last day, if it differs from the first. */
      ends: CalendarDate.nullable(),
      /** "17:00", "17:00–19:00"; on the first day, where there are several. */
      time: z.string(),
      place: z.string().nullable(),
      over: z.boolean(),
    })
    .nullable(),
});
export type NewsItem = z.infer<typeof NewsItem>;

/** The contact for journalists. */
export const PressContact = z.object({
  name: z.string(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  locale: ServedLocale,
});
export type PressContact = z.infer<typeof PressContact>;

export const NewsList = listOf(NewsItem).extend({
  /** The lead item of the first page of an unfiltered list: it is counted, but not among the items of any page. */
  featured: NewsItem.nullable(),
  press: PressContact.nullable(),
  /** Only with `q`. */
  search: SearchResult.nullable(),
  fresh_until: FreshUntil.nullable(),
});
export type NewsList = z.infer<typeof NewsList>;

const Neighbour = z.object({ id: z.int(), name: z.string(), locale: ServedLocale });

export const NewsDetail = NewsItem.extend({
  description: z.string(),
  body: RichText,
  documents: z.array(DocumentFile),
  correction: z.string().nullable(),
  /** Whether the press may download the original pictures. */
  download: z.boolean(),
  press: PressContact.nullable(),
  /** ISO 8601. */
  updated_at: z.iso.datetime({ offset: true }),
  related: z.object({
    projects: z.array(z.object({ id: z.int(), slug: z.string(), name: z.string(), locale: ServedLocale })),
    news: z.array(NewsSummary),
  }),
  /** The next older and the next newer item. */
  prev: Neighbour.nullable(),
  next: Neighbour.nullable(),
  fresh_until: FreshUntil.nullable(),
});
export type NewsDetail = z.infer<typeof NewsDetail>;
