import { clockText } from "@setu/content/calendar/clock";
import { calendarDate } from "@setu/content/calendar/dates";
import { digitsIn } from "@setu/contract/digits";
import type { Language } from "./language.ts";

/** A number in the digits of a language, without ICU, whose Nepali differs from one browser to the next. */
export const figure = (n: number | string, language: Language): string => digitsIn(n, language);

/** The day and the time in Nepal, in the calendar that readers of the language use. */
export function dayAndTime(instant: Date, language: Language): string {
  const { ad_text: ad, bs_text: bs } = calendarDate(instant, language);
  return `${(language === "ne" && bs) || ad}, ${clockText(instant, language)}`;
}

/** "3.5", "4.0". */
export const oneDecimal = (n: number): string => (Math.round(n * 10) / 10).toFixed(1);
