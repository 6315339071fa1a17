import { devanagariDigits } from "../digits.ts";
import type { Locale } from "../locale.ts";

/** Days in words, in both calendars and languages, written here because ICU's Nepali differs from version to version. */

/** A day of either calendar; months count from 1. */
export interface Day {
  year: number;
  month: number;
  day: number;
}

export const adMonths = {
  en: "January February March April May June July August September October November December".split(" "),
  ne: "जनवरी फेब्रुअरी मार्च अप्रिल मे जुन जुलाई अगस्ट सेप्टेम्बर अक्टोबर नोभेम्बर डिसेम्बर".split(" "),
};

/** Starts with Baisakh. The Latin names are those of spoken Nepali, letter for letter: Saun, not the Sanskrit Shrawan. */
export const bsMonths = {
  en: "Baisakh Jeth Asar Saun Bhadau Asoj Kattik Mangsir Pus Magh Phagun Chait".split(" "),
  ne: "वैशाख जेठ असार साउन भदौ असोज कात्तिक मङ्सिर पुस माघ फागुन चैत".split(" "),
};

export const provisionalWord = { en: "provisional", ne: "अनुमानित" };

export const adMonthName = (month: number, locale: Locale): string => adMonths[locale][month - 1] ?? "";

/** "22 August 2026", "सन् २०२६ अगस्ट २२". */
export function adText({ year, month, day }: Day, locale: Locale): string {
  const name = adMonthName(month, locale);
  return locale === "ne" ? devanagariDigits(`सन् ${year} ${name} ${day}`) : `${day} ${name} ${year}`;
}

/** "6 Bhadau 2083 BS", "२०८३ भदौ ६"; the caller says whether it is provisional. */
export function bsText({ year, month, day }: Day, locale: Locale): string {
  const name = bsMonths[locale][month - 1] ?? "";
  return locale === "ne" ? devanagariDigits(`${year} ${name} ${day}`) : `${day} ${name} ${year} BS`;
}

/** The same before a comma or within brackets, where "provisional" gets no brackets of its own. */
export const bsTextWithin = (day: Day & { provisional: boolean }, locale: Locale): string =>
  bsText(day, locale) + (day.provisional ? `, ${provisionalWord[locale]}` : "");
