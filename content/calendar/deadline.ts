import { digitsIn } from "@setu/contract/digits";
import type { Locale } from "@setu/contract/locale";
import type { Deadline } from "@setu/contract/shapes/calendar-date";
import { unbrokenUnits } from "@setu/contract/text/unbroken-units";
import { clockText } from "./clock.ts";
import { calendarDate, dayInBothCalendars } from "./dates.ts";
import { nepalDay, nepalTime, nextNepalMidnight, startOfNepalDay } from "./nepal-time.ts";

const hourMs = 3_600_000;
/** On the last day, hours are shown only when this many or fewer are left. */
const countedHours = 6;

const texts = {
  en: {
    line: (date: string, time: string) => `${date} at ${time}, Nepal\u00a0time (UTC+5:45)`,
    left: (time: string) => `${time} left`,
    days: (count: string) => `${count} days`,
    tomorrow: "closes tomorrow",
    today: "closes today",
    hours: (count: string) => (count === "1" ? "1 hour" : `${count} hours`),
    lastHour: "less than an hour",
  },
  ne: {
    line: (date: string, time: string) => `${date}, नेपाली समयअनुसार ${time} (UTC+५:४५)`,
    left: (time: string) => `${time} बाँकी`,
    days: (count: string) => `${count} दिन`,
    tomorrow: "भोलि म्याद सकिन्छ",
    today: "आज म्याद सकिन्छ",
    hours: (count: string) => `${count} घण्टा`,
    lastHour: "एक घण्टाभन्दा कम",
  },
};

/** A deadline as shown to readers: both calendars, Nepal's clock, and the time left at `now`. */
export function deadlineOf(instant: Date, locale: Locale, now: Date): Deadline {
  const time = clockText(instant, locale);
  return {
    at: nepalTime(instant),
    date: calendarDate(instant, locale),
    time,
    text: texts[locale].line(unbrokenUnits(dayInBothCalendars(instant, locale)), time),
    closed: isClosed(instant, now),
    ...timeLeft(instant, locale, now),
  };
}

/**
 * The time until which `deadlineOf` gives the same answer: pages with a deadline are cached no longer. Null when it will
 * not change any more.
 */
export function deadlineChangesAt(instant: Date, now: Date): Date | null {
  if (isClosed(instant, now)) return null;
  if (daysLeft(instant, now) > 0) return nextNepalMidnight(now);
  const hours = Math.min(hoursLeft(instant, now), countedHours + 1);
  return hours === 0 ? instant : new Date(instant.getTime() - hours * hourMs + 1);
}

const soonDays = 3;
/** The time from which a deadline is marked as near: when three days are left. */
export const soonFrom = (instant: Date): Date => startOfNepalDay(lastDay(instant) - soonDays);

const isClosed = (instant: Date, now: Date): boolean => now.getTime() >= instant.getTime();
/** The last day of a deadline: one at midnight ends the day before it, so that its last evening is not called the day before. */
const lastDay = (instant: Date): number => nepalDay(new Date(instant.getTime() - 1));
const daysLeft = (instant: Date, now: Date): number => lastDay(instant) - nepalDay(now);
const hoursLeft = (instant: Date, now: Date): number => Math.floor((instant.getTime() - now.getTime()) / hourMs);

function timeLeft(instant: Date, locale: Locale, now: Date): Pick<Deadline, "remaining" | "time_left"> {
  if (isClosed(instant, now)) return { remaining: null, time_left: null };
  const words = texts[locale];
  const inWords = (text: string) => ({ remaining: text, time_left: text });
  const counted = (time: string) => ({ remaining: words.left(time), time_left: time });
  const days = daysLeft(instant, now);
  if (days > 1) return counted(words.days(digitsIn(days, locale)));
  if (days === 1) return inWords(words.tomorrow);
  const hours = hoursLeft(instant, now);
  if (hours > countedHours) return inWords(words.today);
  return counted(hours > 0 ? words.hours(digitsIn(hours, locale)) : words.lastHour);
}
