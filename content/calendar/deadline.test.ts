import { Deadline } from "@setu/contract/shapes/calendar-date";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { deadlineChangesAt, deadlineOf, soonFrom } from "./deadline.ts";

const at = new Date("2026-08-22T17:00:00+05:45");
const nepal = (text: string) => new Date(`${text}+05:45`);

test("has both calendars, Nepal's clock and the zone", () => {
  const english = deadlineOf(at, "en", nepal("2026-08-19T09:00:00"));
  expect(english).toMatchObject({
    at: "2026-08-22T17:00:00+05:45",
    time: "17:00",
    text: "22\u00a0August\u00a02026 (6\u00a0Bhadau\u00a02083\u00a0BS) at 17:00, Nepal\u00a0time (UTC+5:45)",
    closed: false,
    remaining: "3 days left",
    time_left: "3 days",
  });
  expect(english.date.bs).toBe("2083-05-06");
  expect(deadlineOf(at, "ne", nepal("2026-08-19T09:00:00"))).toMatchObject({
    at: "2026-08-22T17:00:00+05:45",
    time: "अपराह्न\u00a0५\u00a0बजे",
    text: "२०८३ भदौ\u00a0६ (सन् २०२६ अगस्ट\u00a0२२), नेपाली समयअनुसार अपराह्न\u00a0५\u00a0बजे (UTC+५:४५)",
    remaining: "३ दिन बाँकी",
    time_left: "३ दिन",
  });
});

test("is marked as provisional, and has no Bikram Sambat beyond the table", () => {
  const now = nepal("2026-08-22T09:00:00");
  expect(deadlineOf(nepal("2027-08-22T17:00:00"), "en", now).text).toContain(
    "2084\u00a0BS,\u00a0provisional) at 17:00",
  );
  expect(deadlineOf(nepal("2040-08-22T17:00:00"), "en", now).text).toBe(
    "22\u00a0August\u00a02040 at 17:00, Nepal\u00a0time (UTC+5:45)",
  );
});

describe("the time left is counted in days of Nepal", () => {
  test.each([
    ["2026-08-19T23:59:59", "3 days left", "३ दिन बाँकी"],
    ["2026-08-20T00:00:00", "2 days left", "२ दिन बाँकी"],
    ["2026-08-21T00:00:00", "closes tomorrow", "भोलि म्याद सकिन्छ"],
    ["2026-08-21T23:59:59", "closes tomorrow", "भोलि म्याद सकिन्छ"],
    ["2026-08-22T00:00:00", "closes today", "आज म्याद सकिन्छ"],
    ["2026-08-22T10:00:00", "closes today", "आज म्याद सकिन्छ"],
    ["2026-08-22T10:00:01", "6 hours left", "६ घण्टा बाँकी"],
    ["2026-08-22T12:00:00", "5 hours left", "५ घण्टा बाँकी"],
    ["2026-08-22T15:59:59", "1 hour left", "१ घण्टा बाँकी"],
    ["2026-08-22T16:00:01", "less than an hour left", "एक घण्टाभन्दा कम बाँकी"],
    ["2026-08-22T16:59:59", "less than an hour left", "एक घण्टाभन्दा कम बाँकी"],
  ])("at %s: %s", (now, english, nepali) => {
    expect(deadlineOf(at, "en", nepal(now))).toMatchObject({ closed: false, remaining: english });
    expect(deadlineOf(at, "ne", nepal(now))).toMatchObject({ closed: false, remaining: nepali });
  });

  test.each(["2026-08-22T17:00:00", "2026-08-22T23:00:00", "2027-01-01T00:00:00"])("at %s it is closed", (now) => {
    expect(deadlineOf(at, "en", nepal(now))).toMatchObject({ closed: true, remaining: null, time_left: null });
    expect(deadlineChangesAt(at, nepal(now))).toBeNull();
  });
});

describe("a deadline at midnight ends the day before it", () => {
  const midnight = nepal("2026-08-23T00:00:00");

  test.each([
    ["2026-08-20T23:59:59", "2 days left", "२ दिन बाँकी"],
    ["2026-08-21T09:00:00", "closes tomorrow", "भोलि म्याद सकिन्छ"],
    ["2026-08-22T09:00:00", "closes today", "आज म्याद सकिन्छ"],
    ["2026-08-22T23:30:00", "less than an hour left", "एक घण्टाभन्दा कम बाँकी"],
  ])("at %s: %s", (now, english, nepali) => {
    expect(deadlineOf(midnight, "en", nepal(now)).remaining).toBe(english);
    expect(deadlineOf(midnight, "ne", nepal(now)).remaining).toBe(nepali);
  });

  test("and is near when three days are left", () => {
    expect(soonFrom(midnight)).toEqual(nepal("2026-08-19T00:00:00"));
    expect(soonFrom(at)).toEqual(nepal("2026-08-19T00:00:00"));
  });
});

test.each([
  ["in the afternoon", at],
  ["at midnight", nepal("2026-08-23T00:00:00")],
])("the text of one %s stays the same until the announced moment of change", (_, at) => {
  const timeLeft = fc.integer({ min: 1, max: 90 * 24 * 3_600_000 });
  fc.assert(
    fc.property(timeLeft, (milliseconds) => {
      const now = new Date(at.getTime() - milliseconds);
      const change = deadlineChangesAt(at, now);
      if (!change) throw new Error("an open deadline is said to change no more");
      expect(change.getTime()).toBeGreaterThan(now.getTime());
      const said = deadlineOf(at, "en", now);
      expect(Deadline.safeParse(said).success).toBe(true);
      expect(deadlineOf(at, "en", new Date(change.getTime() - 1))).toEqual(said);
      expect(deadlineOf(at, "en", change)).not.toEqual(said);
    }),
  );
});
