import { adMonthName, bsText, bsTextWithin, provisionalWord } from "@setu/contract/calendar/date-words";
import type { Locale } from "@setu/contract/locale";
import type { CalendarDate } from "@setu/contract/shapes/calendar-date";
import { adDayText } from "./ad-day-text.ts";
import { type BikramSambatDay, bikramSambatOf } from "./bikram-sambat.ts";
import { adParts, isoDay, nepalDay } from "./nepal-time.ts";

const ordinals = new Intl.PluralRules("en", { type: "ordinal" });
const suffixes: Record<string, string> = { one: "st", two: "nd", few: "rd", other: "th" };

/** `MMMM Do YYYY` (specification, section 2): "November 21st 2026", the day in Nepal. */
export function longDateEnglish(instant: Date): string {
  const { year, month, day } = adParts(nepalDay(instant));
  return `${adMonthName(month, "en")} ${day}${suffixes[ordinals.select(day)]} ${year}`;
}

/** The day in Bikram Sambat with the AD date behind it: "२०८३ मङ्सिर ५ (सन् २०२६ नोभेम्बर २१)". */
export function longDateNepali(instant: Date): string {
  const day = nepalDay(instant);
  const bs = bikramSambatOf(day);
  return bs ? `${bsTextWithin(bs, "ne")} (${adDayText(day, "ne")})` : adDayText(day, "ne");
}

/** All the ways to write a day, in both languages and calendars, for searching. */
export function dateWords(instant: Date): string {
  const bs = bikramSambatOf(nepalDay(instant));
  const texts = [longDateEnglish(instant), adDayText(nepalDay(instant), "ne")];
  return [...texts, ...(bs ? [bsText(bs, "en"), bsText(bs, "ne")] : [])].join(" ");
}

export const longDate = (instant: Date, locale: Locale): string =>
  locale === "ne" ? longDateNepali(instant) : longDateEnglish(instant);

/**
 * The day in both calendars, the language's own first: "22 August 2026 (6 Bhadau 2083 BS)". The text in brackets stays
 * on one line.
 */
export function dayInBothCalendars(instant: Date, locale: Locale): string {
  if (locale === "ne") return longDateNepali(instant);
  const day = nepalDay(instant);
  const bs = bikramSambatOf(day);
  return bs
    ? `${adDayText(day, locale)} (${bsTextWithin(bs, locale).replaceAll(" ", "\u00a0")})`
    : adDayText(day, locale);
}

/** The day of an instant in Nepal, in both calendars. Outside the table of years it has only AD. */
export function calendarDate(instant: Date, locale: Locale): CalendarDate {
  const day = nepalDay(instant);
  const bs = bikramSambatOf(day);
  return {
    ad: isoDay(day),
    bs: bs ? [bs.year, twoDigits(bs.month), twoDigits(bs.day)].join("-") : "",
    provisional: bs?.provisional ?? false,
    text: dayInBothCalendars(instant, locale),
    ad_text: adDayText(day, locale),
    bs_text: bs ? bsTextAlone(bs, locale) : "",
  };
}

const twoDigits = (figure: number): string => String(figure).padStart(2, "0");

const bsTextAlone = (bs: BikramSambatDay, locale: Locale): string =>
  bsText(bs, locale) + (bs.provisional ? ` (${provisionalWord[locale]})` : "");
