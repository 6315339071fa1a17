/// <reference path="./bikram-sambat.d.ts" />
import type { Locale } from "@setu/contract/locale";
import bikramSambat from "bikram-sambat";

const zone = "Asia/Kathmandu";
const english = new Intl.DateTimeFormat("en", { timeZone: zone, day: "numeric", month: "long", year: "numeric" });
const isoDay = new Intl.DateTimeFormat("en-CA", { timeZone: zone });
const ordinals = new Intl.PluralRules("en", { type: "ordinal" });
const suffixes: Record<string, string> = { one: "st", two: "nd", few: "rd", other: "th" };

/** Months of Bikram Sambat, from Baisakh on. */
const months = ["वैशाख", "जेठ", "असार", "साउन", "भदौ", "असोज", "कात्तिक", "मङ्सिर", "पुस", "माघ", "फागुन", "चैत"];

/** The digits that Nepali is written with. */
export const devanagariDigits = (text: string | number): string =>
  String(text).replace(/\d/g, (digit) => String.fromCodePoint(0x0966 + Number(digit)));

/** `MMMM Do YYYY` (specification, section 2): "November 21st 2026", the day as it is in Nepal. */
export function longDateEnglish(instant: Date): string {
  const part = Object.fromEntries(english.formatToParts(instant).map(({ type, value }) => [type, value]));
  return `${part.month} ${part.day}${suffixes[ordinals.select(Number(part.day))]} ${part.year}`;
}

/** The day in Bikram Sambat with the AD date behind it: "२०८३ मङ्सिर ५ (21 November 2026)". */
export function longDateNepali(instant: Date): string {
  const { year, month, day } = bikramSambat.toBik(isoDay.format(instant));
  const ad = new Intl.DateTimeFormat("en-GB", { timeZone: zone, dateStyle: "long" }).format(instant);
  return `${devanagariDigits(year)} ${months[month - 1]} ${devanagariDigits(day)} (${ad})`;
}

export const longDate = (instant: Date, locale: Locale): string =>
  locale === "ne" ? longDateNepali(instant) : longDateEnglish(instant);

/** ISO 8601 with Nepal's offset: "2026-11-21T14:30:00+05:45". */
export function nepalTime(instant: Date): string {
  const shifted = new Date(instant.getTime() + (5 * 60 + 45) * 60_000);
  return `${shifted.toISOString().slice(0, 19)}+05:45`;
}
