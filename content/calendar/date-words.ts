import { devanagariDigits } from "@setu/contract/digits";
import type { Locale } from "@setu/contract/locale";
import type { BikramSambatDay } from "./bikram-sambat.ts";
import { adParts } from "./nepal-time.ts";

/** Months and digits in both languages, written here because ICU's Nepali differs from version to version. */

export const adMonths = {
  en: "January February March April May June July August September October November December".split(" "),
  ne: "जनवरी फेब्रुअरी मार्च अप्रिल मे जुन जुलाई अगस्ट सेप्टेम्बर अक्टोबर नोभेम्बर डिसेम्बर".split(" "),
};

/** From Baisakh on. The Latin names are those of spoken Nepali, letter for letter: Saun, not the Sanskrit Shrawan. */
export const bsMonths = {
  en: "Baisakh Jeth Asar Saun Bhadau Asoj Kattik Mangsir Pus Magh Phagun Chait".split(" "),
  ne: "वैशाख जेठ असार साउन भदौ असोज कात्तिक मङ्सिर पुस माघ फागुन चैत".split(" "),
};

export const provisionalWord = { en: "provisional", ne: "अनुमानित" };

/** Digits as the language writes them. */
export const digitsIn = (text: string | number, locale: Locale): string =>
  locale === "ne" ? devanagariDigits(text) : String(text);

export const adMonthName = (month: number, locale: Locale): string => adMonths[locale][month - 1] ?? "";

/** "22 August 2026", "सन् २०२६ अगस्ट २२". */
export function adText(nepalDay: number, locale: Locale): string {
  const { year, month, day } = adParts(nepalDay);
  const name = adMonthName(month, locale);
  return locale === "ne" ? devanagariDigits(`सन् ${year} ${name} ${day}`) : `${day} ${name} ${year}`;
}

/** "6 Bhadau 2083 BS", "२०८३ भदौ ६"; the caller says whether it is provisional. */
export function bsText({ year, month, day }: BikramSambatDay, locale: Locale): string {
  const name = bsMonths[locale][month - 1] ?? "";
  return locale === "ne" ? devanagariDigits(`${year} ${name} ${day}`) : `${day} ${name} ${year} BS`;
}
