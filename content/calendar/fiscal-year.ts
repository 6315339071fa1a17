import { digitsIn } from "@setu/contract/digits";
import type { Locale } from "@setu/contract/locale";
import type { FiscalYear } from "@setu/contract/shapes/calendar-date";
import { bikramSambatOf, dayOfBikramSambat } from "./bikram-sambat.ts";
import { nepalDay, startOfNepalDay } from "./nepal-time.ts";

/** Nepal's fiscal year begins on 1 Saun (Shrawan), the fourth month, in the middle of July. */
const firstMonth = 4;
/** The first BS year of a fiscal year minus its AD year: 2082/83 begins in 2025 AD. */
const yearsAhead = 57;

/** The key of the fiscal year that an instant falls in: "2082-83"; null beyond the calendar's table. */
export function fiscalYearOf(instant: Date): string | null {
  const bs = bikramSambatOf(nepalDay(instant));
  return bs ? withNext(bs.month < firstMonth ? bs.year - 1 : bs.year, "-") : null;
}

/** The fiscal year of a key; null for any other text, such as a wrong one in an address. */
export function fiscalYear(key: string, locale: Locale): FiscalYear | null {
  const year = firstYearOf(key);
  if (year === null) return null;
  return {
    key,
    text: digitsIn(withNext(year, "/"), locale),
    ad_text: (locale === "ne" ? "सन् " : "") + digitsIn(withNext(year - yearsAhead, "/"), locale),
  };
}

/** The text of a fiscal year: "2082/83", "२०८२/८३". A text that is not a key is returned unchanged. */
export const fiscalYearText = (key: string, locale: Locale): string => fiscalYear(key, locale)?.text ?? key;

/** The instants at which a fiscal year and the next one begin; null outside the calendar's table. */
export function fiscalYearSpan(key: string): { start: Date; end: Date } | null {
  const year = firstYearOf(key);
  if (year === null) return null;
  const start = dayOfBikramSambat(year, firstMonth, 1);
  const end = dayOfBikramSambat(year + 1, firstMonth, 1);
  if (start === undefined || end === undefined) return null;
  return { start: startOfNepalDay(start), end: startOfNepalDay(end) };
}

/** A year with the last two digits of the next one: "2082-83", "2099-00". */
const withNext = (year: number, between: string): string =>
  `${year}${between}${String((year + 1) % 100).padStart(2, "0")}`;

function firstYearOf(key: string): number | null {
  const year = Number(/^(\d{4})-\d\d$/.exec(key)?.[1]);
  return withNext(year, "-") === key ? year : null;
}
