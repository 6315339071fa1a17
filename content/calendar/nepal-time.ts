/** Days and times in Nepal. The offset is the same all year, so no zone data is needed. */

const dayMs = 86_400_000;
const offsetMs = (5 * 60 + 45) * 60_000;

/** The zone's IANA name. */
export const nepalZone = "Asia/Kathmandu";

/** Days between 1 January 1970 AD and the day that an instant falls on in Nepal. */
export const nepalDay = (instant: Date): number => Math.floor((instant.getTime() + offsetMs) / dayMs);

/** The instant at which a day begins in Nepal. */
export const startOfNepalDay = (day: number): Date => new Date(day * dayMs - offsetMs);

/** The end of "today" in Nepal: no text that counts days may be cached for longer. */
export const nextNepalMidnight = (now: Date): Date => startOfNepalDay(nepalDay(now) + 1);

/** The ISO 8601 date of a day counted from 1 January 1970 AD: "2026-08-22". */
export const isoDay = (day: number): string => new Date(day * dayMs).toISOString().slice(0, -14);

/** Year, month (from 1) and day of the month in AD. */
export function adParts(day: number): { year: number; month: number; day: number } {
  const date = new Date(day * dayMs);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}

/** ISO 8601 with Nepal's offset: "2026-11-21T14:30:00+05:45". */
export const nepalTime = (instant: Date): string =>
  `${new Date(instant.getTime() + offsetMs).toISOString().slice(0, -5)}+05:45`;

/** The time of day in Nepal: "17:00". */
export const nepalClock = (instant: Date): string => nepalTime(instant).slice(-14, -9);
