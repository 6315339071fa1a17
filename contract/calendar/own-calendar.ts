import type { Locale } from "../locale.ts";
import type { CalendarDate } from "../shapes/calendar-date.ts";

type Dated = Pick<CalendarDate, "ad_text" | "bs_text">;

/**
 * Returns a day, or a span of years, in the calendar that readers of the language expect, and in the other one;
 * null beyond the table of Bikram Sambat.
 */
export const inBothCalendars = (
  { ad_text: ad, bs_text: bs }: Dated,
  locale: Locale,
): [first: string, second: string | null] => (locale === "ne" && bs ? [bs, ad] : [ad, bs || null]);

/** Returns it in the first of these calendars only. */
export const inOwnCalendar = (date: Dated, locale: Locale): string => inBothCalendars(date, locale)[0];
