import type { Locale } from "@setu/contract/locale";
import type { CalendarDate } from "@setu/contract/shapes/calendar-date";

/**
 * Returns a day, or a span of years, in the calendar that readers of the page's language expect, and in the other one;
 * null beyond the table.
 */
export const inBothCalendars = (
  { ad_text: ad, bs_text: bs }: Pick<CalendarDate, "ad_text" | "bs_text">,
  locale: Locale,
): [first: string, second: string | null] => (locale === "ne" && bs ? [bs, ad] : [ad, bs || null]);
