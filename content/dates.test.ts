import { describe, expect, test } from "vitest";
import { devanagariDigits, longDate, longDateEnglish, longDateNepali, nepalTime } from "./dates.ts";

describe("MMMM Do YYYY", () => {
  test.each([
    [1, "1st"],
    [2, "2nd"],
    [3, "3rd"],
    [4, "4th"],
    [11, "11th"],
    [12, "12th"],
    [13, "13th"],
    [21, "21st"],
    [22, "22nd"],
    [23, "23rd"],
    [30, "30th"],
    [31, "31st"],
  ])("day %i is %s", (day, ordinal) => {
    expect(longDateEnglish(new Date(Date.UTC(2026, 9, day, 6)))).toBe(`October ${ordinal} 2026`);
  });
});

describe("the day is Nepal's", () => {
  test.each([
    ["2026-11-20T18:14:59Z", "November 20th 2026", "2026-11-20T23:59:59+05:45"],
    ["2026-11-20T18:15:00Z", "November 21st 2026", "2026-11-21T00:00:00+05:45"],
    ["2026-12-31T18:15:00Z", "January 1st 2027", "2027-01-01T00:00:00+05:45"],
    ["2028-02-28T18:15:00Z", "February 29th 2028", "2028-02-29T00:00:00+05:45"],
  ])("%s", (instant, english, local) => {
    expect(longDateEnglish(new Date(instant))).toBe(english);
    expect(nepalTime(new Date(instant))).toBe(local);
    expect(new Date(nepalTime(new Date(instant))).getTime()).toBe(Date.parse(instant));
  });

  test("in Bikram Sambat too", () => {
    expect(longDateNepali(new Date("2026-11-20T18:14:59Z"))).toBe("२०८३ मङ्सिर ४ (20 November 2026)");
    expect(longDateNepali(new Date("2026-11-20T18:15:00Z"))).toBe("२०८३ मङ्सिर ५ (21 November 2026)");
  });
});

// The first days of these years as Nepal's official calendar has them.
test.each([
  ["2023-04-14", "२०८० वैशाख १ (14 April 2023)"],
  ["2024-04-13", "२०८१ वैशाख १ (13 April 2024)"],
  ["2025-04-14", "२०८२ वैशाख १ (14 April 2025)"],
  ["2026-04-13", "२०८२ चैत ३० (13 April 2026)"],
  ["2026-04-14", "२०८३ वैशाख १ (14 April 2026)"],
])("%s is %s", (day, text) => {
  expect(longDateNepali(new Date(`${day}T06:00:00Z`))).toBe(text);
});

test("each language has its own form", () => {
  const day = new Date("2026-11-21T06:00:00Z");
  expect(longDate(day, "en")).toBe(longDateEnglish(day));
  expect(longDate(day, "ne")).toBe(longDateNepali(day));
});

test("Devanagari digits", () => {
  expect(devanagariDigits("0123456789")).toBe("०१२३४५६७८९");
  expect(devanagariDigits(2083)).toBe("२०८३");
  expect(devanagariDigits("ward 4")).toBe("ward ४");
});
