import { inOwnCalendar } from "@setu/contract/calendar/own-calendar";
import type { Locale } from "@setu/contract/locale";
import { clockText } from "./clock.ts";
import { calendarDate } from "./dates.ts";
import { nepalDay } from "./nepal-time.ts";

/** The day in Nepal, in the calendar that readers of the language use, with its era: "2083 Mangsir 10" in Nepali, in its own script. */
export const dayText = (instant: Date, locale: Locale): string => inOwnCalendar(calendarDate(instant, locale), locale);

/** The same with the time. */
export const dayAndTime = (instant: Date, locale: Locale): string =>
  `${dayText(instant, locale)}, ${clockText(instant, locale)}`;

/** A time in Nepal, in ms since 1970, with its day unless that is today. */
export function momentText(at: number, locale: Locale): string {
  const instant = new Date(at);
  const isToday = nepalDay(instant) === nepalDay(new Date());
  return isToday ? clockText(instant, locale) : dayAndTime(instant, locale);
}
