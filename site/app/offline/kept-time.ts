import { clockWords } from "@setu/contract/calendar/clock-words";
import { adText, bsTextWithin } from "@setu/contract/calendar/date-words";
import { digitsIn } from "@setu/contract/digits";
import type { Locale } from "@setu/contract/locale";
// Two years of content/calendar/month-lengths.json and the years after it; kept-time.test.ts compares the two files.
import table from "./bikram-sambat.json" with { type: "json" };

/** Offline no server can write a date, and most browsers know neither the calendar nor the language. */

const dayMs = 86_400_000;

const words = {
  en: {
    now: "just now",
    minutes: (n: number) => (n === 1 ? "a minute ago" : `${n} minutes ago`),
    hours: (n: number) => (n === 1 ? "an hour ago" : `${n} hours ago`),
    yesterday: "yesterday",
    days: (n: number) => `${n} days ago`,
  },
  ne: {
    now: "भर्खरै",
    minutes: (n: number) => `${n} मिनेटअघि`,
    hours: (n: number) => `${n} घण्टाअघि`,
    yesterday: "हिजो",
    days: (n: number) => `${n} दिनअघि`,
  },
};

const two = (n: number) => String(n).padStart(2, "0");

/** Returns the Bikram Sambat text of a Gregorian day, with the month's name; undefined outside the table. */
export function bikramSambatText(iso: string, locale: Locale): string | undefined {
  let rest = (Date.parse(iso) - Date.parse(table.first_day)) / dayMs;
  if (rest < 0) return undefined;
  for (const [name, lengths] of Object.entries(table.month_lengths)) {
    const year = Number(name);
    for (const [month, length] of lengths.entries()) {
      if (rest < length) {
        const day = { year, month: month + 1, day: rest + 1, provisional: year > table.published_through };
        return bsTextWithin(day, locale);
      }
      rest -= length;
    }
  }
  return undefined;
}

/** Returns when a copy was kept, by the visitor's own clock: its age, and the day in both calendars with the time. */
export function keptTime(since: Date, now: Date, locale: Locale): { ago: string; on: string } {
  const [year, month, day] = [since.getFullYear(), since.getMonth() + 1, since.getDate()];
  const bs = bikramSambatText(`${year}-${two(month)}-${two(day)}`, locale);
  const ad = adText({ year, month, day }, locale);
  // Not `inBothCalendars`, which is in a file that only inner pages load.
  const [first, second] = locale === "ne" && bs ? [bs, ad] : [ad, bs];
  const date = second ? `${first} (${second})` : first;
  return {
    ago: digitsIn(agoOf(since, now, words[locale]), locale),
    on: `${date}, ${clockWords(`${two(since.getHours())}:${two(since.getMinutes())}`, locale)}`,
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
