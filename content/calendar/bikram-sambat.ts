import table from "./month-lengths.json" with { type: "json" };

/**
 * Bikram Sambat by a table of month lengths: the months follow the sun through the signs of the zodiac and are fixed for
 * each year, so no formula is reliable. Days are counted from 1 January 1970 AD.
 */
export interface BikramSambatDay {
  year: number;
  /** From 1 (Baisakh). */
  month: number;
  day: number;
  /** Whether the year's calendar is still unpublished. */
  provisional: boolean;
}

interface Year {
  year: number;
  /** The first day of the year. */
  start: number;
  lengths: number[];
}

const years = laidOut(table.first_day, Object.entries(table.month_lengths));

function laidOut(firstDay: string, entries: [year: string, lengths: number[]][]): Year[] {
  let start = Date.parse(firstDay) / 86_400_000;
  return entries.map(([year, lengths]) => {
    const begins = start;
    start += lengths.reduce((sum, length) => sum + length, 0);
    return { year: Number(year), start: begins, lengths };
  });
}

/** The day in Bikram Sambat; undefined outside the table. */
export function bikramSambatOf(day: number): BikramSambatDay | undefined {
  const found = years.findLast(({ start }) => start <= day);
  if (!found) return;
  let rest = day - found.start;
  for (const [index, length] of found.lengths.entries()) {
    if (rest < length) return dayOf(found.year, index + 1, rest + 1);
    rest -= length;
  }
}

const dayOf = (year: number, month: number, day: number): BikramSambatDay => ({
  year,
  month,
  day,
  provisional: year > table.published_through,
});

/** The inverse; undefined for a day outside the table. */
export function dayOfBikramSambat(year: number, month: number, day: number): number | undefined {
  const found = years.find((each) => each.year === year);
  const length = found?.lengths[month - 1];
  if (!found || !length || day < 1 || day > length) return;
  return found.lengths.slice(0, month - 1).reduce((sum, each) => sum + each, found.start) + day - 1;
}
