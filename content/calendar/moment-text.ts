import type { Locale } from "@setu/contract/locale";
import { clockText } from "./clock.ts";
import { calendarDate } from "./dates.ts";
import { nepalDay } from "./nepal-time.ts";

/** The day and the time in Nepal, in the calendar that readers of the language use. */
export function dayAndTime(instant: Date, locale: Locale): string {
  const { ad_text: ad, bs_text: bs } = calendarDate(instant, locale);
  return `${(locale === "ne" && bs) || ad}, ${clockText(instant, locale)}`;
}

/** A time in Nepal, in ms since 1970, with its day unless that is today. */
export function momentText(at: number, locale: Locale): string {
  const instant = new Date(at);
  const isToday = nepalDay(instant) === nepalDay(new Date());
  return isToday ? clockText(instant, locale) : dayAndTime(instant, locale);
}
