import { z } from "zod";
import { locales } from "../locale.ts";
import { CalendarDate } from "../shapes/calendar-date.ts";
import { File } from "../shapes/file.ts";
import { FreshUntil } from "../shapes/fresh-until.ts";
import { listOf } from "../shapes/list.ts";
import { RichText } from "../shapes/rich-text.ts";
import { ServedLocale } from "../shapes/served-locale.ts";

/** `GET /frontapi/success-stories?sector=&page=` and `GET /frontapi/success-stories/{id}`: what a project changed, in figures. */

/** A figure with its day and its source: "9 hours, June 2023, the users' committees' gate books". */
export const StoryFigure = z.object({
  label: z.string(),
  value: z.string(),
  unit: z.string().nullable(),
  as_of: CalendarDate,
  source: z.string(),
});
export type StoryFigure = z.infer<typeof StoryFigure>;

/** A link to one story. */
export const StoryLink = z.object({ id: z.int(), name: z.string(), summary: z.string(), locale: ServedLocale });
export type StoryLink = z.infer<typeof StoryLink>;

/** One story in a list: the quote is only on its own page. */
export const StoryItem = StoryLink.extend({
  project: z.object({
    id: z.int(),
    name: z.string(),
    place: z.string().nullable(),
    sector: z.object({ slug: z.string(), name: z.string() }),
    locale: ServedLocale,
  }),
  figures: z.array(StoryFigure),
  files: z.array(File),
});
export type StoryItem = z.infer<typeof StoryItem>;

/** In the editors' order. */
export const StoryList = listOf(StoryItem);
export type StoryList = z.infer<typeof StoryList>;

/** A quote, shown only while the person's consent is in force. */
export const StoryQuote = z.object({
  text: z.string(),
  /** The language of the original words. */
  language: z.enum(locales),
  /** The quote in the other language; null where the consent leaves it out. */
  translation: z.string().nullable(),
  /** Null where the consent leaves it out. */
  name: z.string().nullable(),
  title: z.string().nullable(),
  organisation: z.string().nullable(),
  /** The person's portrait, where the consent covers it. */
  files: z.array(File),
  locale: ServedLocale,
});
export type StoryQuote = z.infer<typeof StoryQuote>;

export const StoryDetail = StoryItem.extend({
  problem: RichText,
  work: RichText,
  outcome: RichText,
  quote: StoryQuote.nullable(),
  /** Other stories, those of the same sector first. */
  others: z.array(StoryItem),
  /** When the consent to the quote begins or ends. */
  fresh_until: FreshUntil.nullable(),
});
export type StoryDetail = z.infer<typeof StoryDetail>;
