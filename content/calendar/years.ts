import { lasting } from "@setu/contract/calendar/lasting";
import { digitsIn } from "@setu/contract/digits";
import type { Locale } from "@setu/contract/locale";
import { bikramSambatOf } from "./bikram-sambat.ts";
import { adParts, nepalDay } from "./nepal-time.ts";

export type Calendar = "ad" | "bs";

/** The first and the last year of something; with `goesOn` it has no last year yet. */
export interface YearSpan {
  from?: number | undefined;
  to?: number | undefined;
  goesOn?: boolean;
}

/** An English year is AD unless marked BS. A Nepali year without its era would be read as Bikram Sambat, so both eras are marked. */
const withEra: Record<Calendar, Record<Locale, (years: string) => string>> = {
  ad: { en: (years) => years, ne: (years) => `सन् ${years}` },
  bs: { en: (years) => `${years} BS`, ne: (years) => `वि.सं. ${years}` },
};
const untilToday: Record<Locale, (from: string) => string> = {
  en: (from) => `${from}–present`,
  ne: (from) => from + lasting,
};
const untilThen: Record<Locale, (to: string) => string> = { en: (to) => `until ${to}`, ne: (to) => `${to} सम्म` };

/** "2019–2027", "2075–2084 BS", "वि.सं. २०७५–२०८४", "सन् २०१९ देखि हालसम्म"; empty without a year. */
export function yearsText({ from, to, goesOn = false }: YearSpan, calendar: Calendar, locale: Locale): string {
  const say = (years: string) => withEra[calendar][locale](digitsIn(years, locale));
  if (from === undefined) return to === undefined ? "" : say(String(to));
  if (to !== undefined && to !== from) return say(`${from}–${to}`);
  return goesOn && to === undefined ? untilToday[locale](say(String(from))) : say(String(from));
}

export const yearText = (year: number, calendar: Calendar, locale: Locale): string =>
  yearsText({ from: year }, calendar, locale);

/**
 * A year AD as a filter offers it: "2022", "वि.सं. २०७८/७९ (सन् २०२२)". It begins in one year of Bikram Sambat and ends in the
 * next one.
 */
export const yearChoice = (year: number, locale: Locale): string =>
  locale === "ne"
    ? digitsIn(`वि.सं. ${year + 56}/${String((year + 57) % 100).padStart(2, "0")} (सन् ${year})`, "ne")
    : String(year);

export const adYearOf = (instant: Date): number => adParts(nepalDay(instant)).year;

/** The year in Bikram Sambat; undefined outside the calendar's table. */
export const bsYearOf = (instant: Date): number | undefined => bikramSambatOf(nepalDay(instant))?.year;

/** The term of a role in years of the language's own calendar: "1993–2012", "वि.सं. २०७० देखि हालसम्म"; empty where no date is known. */
export function termText(since: Date | null, until: Date | null, locale: Locale): string {
  const bs = { from: since && bsYearOf(since), to: until && bsYearOf(until) };
  const inTable = (!since || bs.from) && (!until || bs.to);
  const calendar = locale === "ne" && inTable ? "bs" : "ad";
  const yearOf = calendar === "bs" ? bsYearOf : adYearOf;
  const from = since ? yearOf(since) : undefined;
  const to = until ? yearOf(until) : undefined;
  const text = yearsText({ from, to, goesOn: true }, calendar, locale);
  return from === undefined && to !== undefined ? untilThen[locale](text) : text;
}
