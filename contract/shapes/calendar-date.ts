import { z } from "zod";

/** A date for people to read: stored in AD, shown with Bikram Sambat beside it. The texts are in the language asked for. */

const adDay = /^(?:\d{4}|[+-]\d{6})-\d\d-\d\d$/;

export const CalendarDate = z.object({
  /** The day in Nepal: "2026-08-22". */
  ad: z.string().regex(adDay),
  /** "2083-05-06"; empty, like `bs_text`, where the calendar's table has no such day. */
  bs: z.union([z.string().regex(/^\d{4}-\d\d-\d\d$/), z.literal("")]),
  /** The calendar of that year is not published yet: the day in Bikram Sambat may still move by one. */
  provisional: z.boolean(),
  /** Both calendars, that of the language first: "22 August 2026 (6 Bhadau 2083 BS)", "२०८३ भदौ ६ (सन् २०२६ अगस्ट २२)". */
  text: z.string(),
  /** "22 August 2026", "सन् २०२६ अगस्ट २२". */
  ad_text: z.string(),
  /** "6 Bhadau 2083 BS", "२०८३ भदौ ६", followed by "(provisional)" or "(अनुमानित)" where it applies. */
  bs_text: z.string(),
});
export type CalendarDate = z.infer<typeof CalendarDate>;

/** The last moment of something, in Nepal time. */
export const Deadline = z.object({
  /** ISO 8601 with Nepal's offset: "2026-08-22T17:00:00+05:45". */
  at: z.iso.datetime({ offset: true }),
  date: CalendarDate,
  /** "17:00", "अपराह्न ५ बजे". */
  time: z.string(),
  /** Both calendars, the time and the zone in one line, for people. */
  text: z.string(),
  closed: z.boolean(),
  /** "3 days left", "closes today", "5 hours left"; null once closed. */
  remaining: z.string().nullable(),
  /** The same under a label that says "Time left": "3 days", "closes today", "5 hours". */
  time_left: z.string().nullable(),
});
export type Deadline = z.infer<typeof Deadline>;

/** Nepal's fiscal year, from 1 Saun (Shrawan) to the last of Asar. */
export const FiscalYear = z.object({
  /** "2082-83", as in addresses and the database. */
  key: z.string().regex(/^\d{4}-\d\d$/),
  /** "2082/83", "२०८२/८३". */
  text: z.string(),
  /** "2025/26", "सन् २०२५/२६". */
  ad_text: z.string(),
});
export type FiscalYear = z.infer<typeof FiscalYear>;
