// / <reference path="./bikram-sambat-library.d.ts" />
import library from "bikram-sambat";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { bikramSambatOf, dayOfBikramSambat } from "./bikram-sambat.ts";
import table from "./month-lengths.json" with { type: "json" };
import { isoDay } from "./nepal-time.ts";

const day = (iso: string) => Date.parse(iso) / 86_400_000;
const text = (number: number) => {
  const bs = bikramSambatOf(number);
  return bs && [bs.year, ...[bs.month, bs.day].map((part) => String(part).padStart(2, "0"))].join("-");
};
const first = day("1913-04-13");
const lastPublished = day("2027-04-13");
const last = day("2031-04-13");

test("every day of 1970 to 2083 is the same as in the library bikram-sambat", () => {
  const different: string[] = [];
  for (let each = first; each <= lastPublished; each++)
    if (text(each) !== library.toBik_euro(isoDay(each))) different.push(isoDay(each));
  expect(different).toEqual([]);
  expect(text(first)).toBe("1970-01-01");
  expect(text(lastPublished)).toBe("2083-12-30");
});

// The first days of these years and of their fiscal years in Nepal's official calendar.
test.each([
  ["2023-04-14", "2080-01-01"],
  ["2024-04-13", "2081-01-01"],
  ["2024-07-16", "2081-04-01"],
  ["2025-04-13", "2081-12-31"],
  ["2025-04-14", "2082-01-01"],
  ["2025-07-16", "2082-03-32"],
  ["2025-07-17", "2082-04-01"],
  ["2026-04-13", "2082-12-30"],
  ["2026-04-14", "2083-01-01"],
  ["2026-08-22", "2083-05-06"],
])("%s is %s", (ad, bs) => {
  expect(text(day(ad))).toBe(bs);
});

describe("round trips", () => {
  const anyDay = fc.integer({ min: first, max: last });

  test("a day converted there and back is the same day", () => {
    fc.assert(
      fc.property(anyDay, (number) => {
        const bs = bikramSambatOf(number);
        expect(bs && dayOfBikramSambat(bs.year, bs.month, bs.day)).toBe(number);
      }),
    );
  });

  test("the next day is the next in its month, or the first of the next month", () => {
    fc.assert(
      fc.property(fc.integer({ min: first, max: last - 1 }), (number) => {
        const [a, b] = [bikramSambatOf(number), bikramSambatOf(number + 1)];
        if (!a || !b) throw new Error("a day within the table is missing");
        if (b.day > 1) expect(b).toMatchObject({ year: a.year, month: a.month, day: a.day + 1 });
        else if (b.month > 1) expect(b).toMatchObject({ year: a.year, month: a.month + 1 });
        else expect([b.year, a.month]).toEqual([a.year + 1, 12]);
      }),
    );
  });
});

test("months end where the table ends them", () => {
  expect(dayOfBikramSambat(2082, 3, 32)).toBe(day("2025-07-16"));
  expect(dayOfBikramSambat(2082, 3, 33)).toBeUndefined();
  expect(dayOfBikramSambat(2081, 3, 32)).toBeUndefined();
  for (const [year, month, date] of [
    [2083, 0, 1],
    [2083, 13, 1],
    [2083, 1, 0],
    [1969, 12, 30],
    [2088, 1, 1],
  ] as const)
    expect(dayOfBikramSambat(year, month, date)).toBeUndefined();
});

test("2083 is the last published year: later years are provisional, up to the end of the table", () => {
  expect(bikramSambatOf(lastPublished)).toMatchObject({ year: 2083, provisional: false });
  expect(bikramSambatOf(lastPublished + 1)).toEqual({ year: 2084, month: 1, day: 1, provisional: true });
  expect(bikramSambatOf(last)).toMatchObject({ year: 2087, month: 12, provisional: true });
  expect(bikramSambatOf(last + 1)).toBeUndefined();
  expect(bikramSambatOf(first)).toMatchObject({ provisional: false });
  expect(bikramSambatOf(first - 1)).toBeUndefined();
});

test("the table has no gap, and a possible length for every month and year", () => {
  const entries = Object.entries(table.month_lengths);
  expect(entries.map(([year]) => Number(year))).toEqual(entries.map((_, index) => 1970 + index));
  for (const [year, lengths] of entries) {
    expect(lengths, year).toHaveLength(12);
    expect(
      lengths.every((length) => length >= 29 && length <= 32),
      year,
    ).toBe(true);
    expect([365, 366], year).toContain(lengths.reduce((sum, length) => sum + length));
  }
});
