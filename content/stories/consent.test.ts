import { expect, test } from "vitest";
import { isInForce, nextChange, stateOf, termOf } from "./consent.ts";

const days = { givenOn: "2026-03-01T05:00:00Z", until: "2026-12-31T05:00:00Z", withdrawnOn: null };
const term = termOf(days);
const at = (instant: string) => isInForce(term, new Date(instant));

test("a consent is in force from its first day in Nepal to the end of its last", () => {
  expect([at("2026-02-28T18:14:59Z"), at("2026-02-28T18:15:00Z")]).toEqual([false, true]);
  expect([at("2026-12-31T18:14:59Z"), at("2026-12-31T18:15:00Z")]).toEqual([true, false]);
});

test("the answer changes at its start, then at its end", () => {
  expect(nextChange(term, new Date("2026-01-01"))).toBe("2026-02-28T18:15:00.000Z");
  expect(nextChange(term, new Date("2026-06-01"))).toBe("2026-12-31T18:15:00.000Z");
  expect(nextChange(term, new Date("2027-01-01"))).toBeNull();
});

test("a withdrawn consent ends on the day of the withdrawal", () => {
  const withdrawn = termOf({ ...days, withdrawnOn: "2026-06-10T05:00:00Z" });
  expect(isInForce(withdrawn, new Date("2026-06-09T12:00:00Z"))).toBe(true);
  expect(isInForce(withdrawn, new Date("2026-06-09T18:15:00Z"))).toBe(false);
});

test("a consent without its days is not in force", () => {
  for (const name of ["givenOn", "until"] as const) expect(termOf({ ...days, [name]: null })).toBeNull();
  expect(termOf({ ...days, withdrawnOn: days.givenOn })).toBeNull();
  expect(isInForce(null, new Date())).toBe(false);
});

test("editors are told two months before a consent ends", () => {
  const now = (day: string) => stateOf(term, new Date(day));
  expect(["2026-06-01", "2026-11-15", "2027-01-01"].map(now)).toEqual(["inForce", "ending", "over"]);
  expect(stateOf(null, new Date())).toBe("over");
});
