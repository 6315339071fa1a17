import { devanagariDigits } from "@setu/contract/digits";
import { CalendarDate } from "@setu/contract/shapes/calendar-date";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { calendarDate, longDate, longDateEnglish, longDateNepali } from "./dates.ts";
import { nepalTime, nextNepalMidnight } from "./nepal-time.ts";

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

  test("also in Bikram Sambat", () => {
    expect(longDateNepali(new Date("2026-11-20T18:14:59Z"))).toBe("२०८३ मङ्सिर ४ (सन् २०२६ नोभेम्बर २०)");
    expect(longDateNepali(new Date("2026-11-20T18:15:00Z"))).toBe("२०८३ मङ्सिर ५ (सन् २०२६ नोभेम्बर २१)");
  });

  test.each([
    ["2026-11-20T18:14:59.999Z", "2026-11-20T18:15:00.000Z"],
    ["2026-11-20T18:15:00.000Z", "2026-11-21T18:15:00.000Z"],
    ["2026-12-31T18:14:59.999Z", "2026-12-31T18:15:00.000Z"],
  ])("after %s the next one begins at %s", (now, midnight) => {
    expect(nextNepalMidnight(new Date(now)).toISOString()).toBe(midnight);
  });

  test("the date changes at midnight and at no other time", () => {
    const instants = fc.date({ min: new Date("1950-01-01"), max: new Date("2030-01-01"), noInvalidDate: true });
    fc.assert(
      fc.property(instants, (now) => {
        const midnight = nextNepalMidnight(now);
        const before = new Date(midnight.getTime() - 1);
        expect(calendarDate(before, "ne")).toEqual(calendarDate(now, "ne"));
        expect(calendarDate(midnight, "ne").bs).not.toBe(calendarDate(now, "ne").bs);
      }),
    );
  });
});

describe("a date in both calendars", () => {
  const day = new Date("2026-08-22T06:00:00Z");

  test("in English", () => {
    expect(calendarDate(day, "en")).toEqual({
      ad: "2026-08-22",
      bs: "2083-05-06",
      provisional: false,
      text: "22 August 2026 (6\u00a0Bhadau\u00a02083\u00a0BS)",
      ad_text: "22 August 2026",
      bs_text: "6 Bhadau 2083 BS",
    });
  });

  test("in Nepali", () => {
    expect(calendarDate(day, "ne")).toEqual({
      ad: "2026-08-22",
      bs: "2083-05-06",
      provisional: false,
      text: "२०८३ भदौ ६ (सन् २०२६ अगस्ट २२)",
      ad_text: "सन् २०२६ अगस्ट २२",
      bs_text: "२०८३ भदौ ६",
    });
  });

  test("is marked as provisional before the calendar is published", () => {
    const newYear = new Date("2027-04-13T18:15:00Z");
    expect(calendarDate(new Date("2027-04-13T18:14:59Z"), "en")).toMatchObject({
      bs: "2083-12-30",
      provisional: false,
      bs_text: "30 Chait 2083 BS",
    });
    expect(calendarDate(newYear, "en")).toMatchObject({
      bs: "2084-01-01",
      provisional: true,
      text: "14 April 2027 (1\u00a0Baisakh\u00a02084\u00a0BS,\u00a0provisional)",
      bs_text: "1 Baisakh 2084 BS (provisional)",
    });
    expect(calendarDate(newYear, "ne")).toMatchObject({
      text: "२०८४ वैशाख १, अनुमानित (सन् २०२७ अप्रिल १४)",
      bs_text: "२०८४ वैशाख १ (अनुमानित)",
    });
  });

  test.each([
    ["1913-04-12T06:00:00Z", "सन् १९१३ अप्रिल १२"],
    ["2031-04-14T06:00:00Z", "सन् २०३१ अप्रिल १४"],
    ["9999-12-31T06:00:00Z", "सन् ९९९९ डिसेम्बर ३१"],
  ])("%s, outside the table, has only AD", (instant, text) => {
    const date = calendarDate(new Date(instant), "ne");
    expect(date).toMatchObject({ bs: "", bs_text: "", provisional: false, text, ad_text: text });
  });

  test("keeps its contract for every possible instant", () => {
    fc.assert(
      fc.property(
        fc.date({ noInvalidDate: true }),
        fc.constantFrom("en" as const, "ne" as const),
        (instant, locale) => {
          expect(CalendarDate.safeParse(calendarDate(instant, locale)).error).toBeUndefined();
        },
      ),
    );
  });

  test("each language has its own long form", () => {
    expect(longDate(day, "en")).toBe(longDateEnglish(day));
    expect(longDate(day, "ne")).toBe(longDateNepali(day));
  });
});

test("Devanagari digits", () => {
  expect(devanagariDigits("0123456789")).toBe("०१२३४५६७८९");
  expect(devanagariDigits(2083)).toBe("२०८३");
  expect(devanagariDigits("ward 4")).toBe("ward ४");
});
