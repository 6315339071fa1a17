import { FiscalYear } from "@setu/contract/shapes/calendar-date";
import fc from "fast-check";
import { expect, test } from "vitest";
import { fiscalYear, fiscalYearOf, fiscalYearSpan, fiscalYearText } from "./fiscal-year.ts";

const nepal = (text: string) => new Date(`${text}+05:45`);

// Asar has 32 days in 2082 and 31 in 2081: the year ends where the calendar ends it.
test.each([
  ["2024-07-15T23:59:59", "2080-81"],
  ["2024-07-16T00:00:00", "2081-82"],
  ["2025-07-16T23:59:59", "2081-82"],
  ["2025-07-17T00:00:00", "2082-83"],
  ["2026-04-13T12:00:00", "2082-83"],
  ["2026-04-14T12:00:00", "2082-83"],
  ["2026-07-16T23:59:59", "2082-83"],
  ["2026-07-17T00:00:00", "2083-84"],
])("%s is in %s", (instant, key) => {
  expect(fiscalYearOf(nepal(instant))).toBe(key);
});

test("is named in both calendars and languages", () => {
  expect(fiscalYear("2082-83", "en")).toEqual({ key: "2082-83", text: "2082/83", ad_text: "2025/26" });
  expect(fiscalYear("2082-83", "ne")).toEqual({ key: "2082-83", text: "२०८२/८३", ad_text: "सन् २०२५/२६" });
  expect(fiscalYear("2056-57", "en")?.ad_text).toBe("1999/00");
  expect(fiscalYear("2099-00", "en")?.text).toBe("2099/00");
  expect(FiscalYear.safeParse(fiscalYear("2082-83", "ne")).success).toBe(true);
});

test.each(["2082", "2082-84", "2082/83", "82-83", "", "2082-83 ", "constructor"])("%j is not a fiscal year", (key) => {
  expect(fiscalYear(key, "en")).toBeNull();
  expect(fiscalYearSpan(key)).toBeNull();
  expect(fiscalYearText(key, "en")).toBe(key);
});

test("begins on 1 Saun and ends as the next one begins", () => {
  expect(fiscalYearText("2082-83", "ne")).toBe("२०८२/८३");
  expect(fiscalYearSpan("2082-83")).toEqual({
    start: nepal("2025-07-17T00:00:00"),
    end: nepal("2026-07-17T00:00:00"),
  });
});

test("does not exist outside the calendar's table", () => {
  expect(fiscalYearOf(nepal("2050-01-01T00:00:00"))).toBeNull();
  expect(fiscalYearSpan("2087-88")).toBeNull();
  expect(fiscalYearSpan("1969-70")).toBeNull();
});

test("every instant is within its own fiscal year", () => {
  const instants = fc.date({ min: new Date("1914-01-01"), max: new Date("2029-01-01"), noInvalidDate: true });
  fc.assert(
    fc.property(instants, (instant) => {
      const span = fiscalYearSpan(fiscalYearOf(instant) ?? "");
      expect(span && span.start <= instant && instant < span.end).toBe(true);
    }),
  );
});
