import { expect, test } from "vitest";
import { bikramSambatOf } from "../../../content/calendar/bikram-sambat.ts";
import { calendarDate } from "../../../content/calendar/dates.ts";
import table from "./bikram-sambat.json" with { type: "json" };
import { bikramSambatText, keptTime } from "./kept-time.ts";

test("a browser has the same days as the content's calendar, in the same words", () => {
  const first = Date.parse(table.first_day) / 86_400_000;
  let days = 0;
  for (let day = first; bikramSambatOf(day); day += 1, days += 1) {
    const instant = new Date(day * 86_400_000);
    const iso = instant.toISOString().slice(0, 10);
    for (const locale of ["en", "ne"] as const) {
      const said = calendarDate(instant, locale).bs_text.replace(/ \((.+)\)$/, ", $1");
      expect(bikramSambatText(iso, locale), iso).toBe(said);
    }
  }
  expect(days).toBeGreaterThan(3 * 365);
  expect(bikramSambatText("1999-01-01", "en")).toBeUndefined();
});

test("a kept copy states its age, by the clock and by the calendars", () => {
  const since = new Date(2026, 10, 22, 9, 5);
  const at = (...[day, hour, minute]: [number, number, number]) => new Date(2026, 10, day, hour, minute);
  expect(keptTime(since, at(22, 9, 5), "en")).toEqual({
    ago: "just now",
    on: "22 November 2026 (6 Mangsir 2083 BS), 09:05",
  });
  expect(keptTime(since, at(22, 9, 35), "ne")).toEqual({
    ago: "३० मिनेटअघि",
    on: "२०८३ मङ्सिर ६ (सन् २०२६ नोभेम्बर २२), बिहान\u00a0९:०५\u00a0बजे",
  });
  expect(keptTime(since, at(22, 9, 6), "en").ago).toBe("a minute ago");
  expect(keptTime(since, at(22, 23, 0), "en").ago).toBe("13 hours ago");
  expect(keptTime(since, at(23, 0, 30), "en").ago).toBe("yesterday");
  expect(keptTime(since, at(25, 0, 30), "ne").ago).toBe("३ दिनअघि");
});
