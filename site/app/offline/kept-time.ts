import { devanagariDigits } from "@setu/contract/digits";
import type { Locale } from "@setu/contract/locale";
// Two years' worth of content/calendar/month-lengths.json and the years after it, which kept-time.test.ts compares.
import table from "./bikram-sambat.json" with { type: "json" };

/**
 * The words of content/calendar/date-words.ts, once more: without a connection no server can write a date, and most
 * browsers know neither the calendar nor the language.
 */
const adMonths = {
  en: "January February March April May June July August September October November December".split(" "),
  ne: "जनवरी फेब्रुअरी मार्च अप्रिल मे जुन जुलाई अगस्ट सेप्टेम्बर अक्टोबर नोभेम्बर डिसेम्बर".split(" "),
};
const bsMonths = {
  en: "Baisakh Jeth Asar Saun Bhadau Asoj Kattik Mangsir Pus Magh Phagun Chait".split(" "),
  ne: "वैशाख जेठ असार साउन भदौ असोज कात्तिक मङ्सिर पुस माघ फागुन चैत".split(" "),
};
const dayMs = 86_400_000;

const words = {
  en: {
    provisional: "provisional",
    now: "just now",
    minutes: (n: number) => (n === 1 ? "a minute ago" : `${n} minutes ago`),
    hours: (n: number) => (n === 1 ? "an hour ago" : `${n} hours ago`),
    yesterday: "yesterday",
    days: (n: number) => `${n} days ago`,
  },
  ne: {
    provisional: "अनुमानित",
    now: "भर्खरै",
    minutes: (n: number) => `${n} मिनेटअघि`,
    hours: (n: number) => `${n} घण्टाअघि`,
    yesterday: "हिजो",
    days: (n: number) => `${n} दिनअघि`,
  },
};

/** The parts of a day, each with the hour before which it ends: content/calendar/clock.ts. */
const partsOfDay: [before: number, name: string][] = [
  [4, "राति"],
  [12, "बिहान"],
  [15, "दिउँसो"],
  [18, "अपराह्न"],
  [20, "साँझ"],
  [24, "राति"],
];

const two = (n: number) => String(n).padStart(2, "0");

/** "17:00", "अपराह्न ५ बजे". */
function clockText(hours: number, minutes: number, locale: Locale): string {
  if (locale === "en") return `${two(hours)}:${two(minutes)}`;
  const part = partsOfDay.find(([before]) => hours < before)?.[1];
  return `${part} ${hours % 12 || 12}${minutes === 0 ? "" : `:${two(minutes)}`} बजे`;
}

const digits = (text: string, locale: Locale) => (locale === "ne" ? devanagariDigits(text) : text);

/** The Bikram Sambat day of a day of the Gregorian calendar, as its months have names; undefined outside the table. */
export function bikramSambatText(iso: string, locale: Locale): string | undefined {
  let rest = (Date.parse(iso) - Date.parse(table.first_day)) / dayMs;
  if (rest < 0) return undefined;
  for (const [year, lengths] of Object.entries(table.month_lengths)) {
    for (const [month, length] of lengths.entries()) {
      if (rest >= length) {
        rest -= length;
        continue;
      }
      const name = bsMonths[locale][month];
      const text = locale === "ne" ? `${year} ${name} ${rest + 1}` : `${rest + 1} ${name} ${year} BS`;
      return digits(text, locale) + (Number(year) > table.published_through ? `, ${words[locale].provisional}` : "");
    }
  }
  return undefined;
}

/** When a copy was kept, by the visitor's own clock: how long ago, and the day in both calendars with the hour. */
export function keptTime(since: Date, now: Date, locale: Locale): { ago: string; on: string } {
  const say = words[locale];
  const [year, month, day] = [since.getFullYear(), since.getMonth(), since.getDate()];
  const bs = bikramSambatText(`${year}-${two(month + 1)}-${two(day)}`, locale);
  const name = adMonths[locale][month];
  const ad = locale === "ne" ? `सन् ${year} ${name} ${day}` : `${day} ${name} ${year}`;
  const [first, second] = locale === "ne" && bs ? [bs, ad] : [ad, bs];
  const date = second ? `${first} (${second})` : first;
  return {
    ago: digits(agoOf(since, now, say), locale),
    on: digits(`${date}, ${clockText(since.getHours(), since.getMinutes(), locale)}`, locale),
  };
}

function agoOf(since: Date, now: Date, say: (typeof words)["en"]): string {
  const minutes = Math.floor((now.getTime() - since.getTime()) / 60_000);
  if (minutes < 1) return say.now;
  if (minutes < 60) return say.minutes(minutes);
  const midnight = (day: Date) => new Date(day).setHours(0, 0, 0, 0);
  const days = Math.round((midnight(now) - midnight(since)) / dayMs);
  if (days === 0) return say.hours(Math.floor(minutes / 60));
  return days === 1 ? say.yesterday : say.days(days);
}
