import { z } from "zod";
import { NewsSummary } from "./home.ts";
import { CalendarDate } from "./shapes/calendar-date.ts";
import { DocumentFile } from "./shapes/document-file.ts";
import { listOf, SearchResult } from "./shapes/list.ts";
import { RichText } from "./shapes/rich-text.ts";
import { ServedLocale } from "./shapes/served-locale.ts";

/** `GET /frontapi/news?category=&year=&project=&q=&page=` and `GET /frontapi/news/{id}`. */

export const newsCategories = ["news", "event", "award"] as const;

export const NewsItem = NewsSummary.extend({
  category: z.enum(newsCategories),
  category_text: z.string(),
  published: CalendarDate,
  /** The beginning of the text, in plain words. */
  excerpt: z.string(),
  /** When and where, for an event. */
  event: z
    .object({
      /** ISO 8601 with Nepal's offset. */
      starts_at: z.iso.datetime({ offset: true }),
      ends_at: z.iso.datetime({ offset: true }).nullable(),
      starts: CalendarDate,
      /** The last day, where it is another one. */
      ends: CalendarDate.nullable(),
      /** "17:00", "17:00–19:00"; of the first day, where there are several. */
      time: z.string(),
      place: z.string().nullable(),
      over: z.boolean(),
    })
    .nullable(),
});
export type NewsItem = z.infer<typeof NewsItem>;

/** An instant, after which something of the answer is no longer true: an event is over. */
const fresh_until = z.iso.datetime({ offset: true }).nullable();

/** Whom journalists ask. */
export const PressContact = z.object({
  name: z.string(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  locale: ServedLocale,
});
export type PressContact = z.infer<typeof PressContact>;

export const NewsList = listOf(NewsItem).extend({
  /** What leads the first page while nothing is filtered; it is not among the items then. */
  featured: NewsItem.nullable(),
  press: PressContact.nullable(),
  /** With `q` alone. */
  search: SearchResult.nullable(),
  fresh_until,
});
export type NewsList = z.infer<typeof NewsList>;

const Neighbour = z.object({ id: z.int(), name: z.string(), locale: ServedLocale });

export const NewsDetail = NewsItem.extend({
  description: z.string(),
  body: RichText,
  documents: z.array(DocumentFile),
  correction: z.string().nullable(),
  /** Whether the press may download the pictures as they were taken in. */
  download: z.boolean(),
  press: PressContact.nullable(),
  /** ISO 8601. */
  updated_at: z.iso.datetime({ offset: true }),
  related: z.object({
    projects: z.array(z.object({ id: z.int(), slug: z.string(), name: z.string(), locale: ServedLocale })),
    news: z.array(NewsSummary),
  }),
  /** The next older and the next newer one. */
  prev: Neighbour.nullable(),
  next: Neighbour.nullable(),
  fresh_until,
});
export type NewsDetail = z.infer<typeof NewsDetail>;
