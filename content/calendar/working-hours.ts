import { nepalDay, startOfNepalDay } from "./nepal-time.ts";

const hourMs = 3600_000;
/** Offices in Nepal are open from 10 to 17 o'clock, from Sunday to Friday. Public holidays are not known here. */
const open = { from: 10, to: 17 };
/** The weekly holiday, of a day since 1970. 1 January 1970 was a Thursday: counted from Sunday, day 4. */
export const isSaturday = (day: number) => (day + 4) % 7 === 6;

/** The working hours between two instants, in hours. */
export function workingHours(from: Date, to: Date): number {
  let total = 0;
  for (let day = nepalDay(from); day <= nepalDay(to); day += 1) {
    if (isSaturday(day)) continue;
    const midnight = startOfNepalDay(day).getTime();
    const begins = Math.max(midnight + open.from * hourMs, from.getTime());
    const ends = Math.min(midnight + open.to * hourMs, to.getTime());
    total += Math.max(0, ends - begins);
  }
  return total / hourMs;
}
