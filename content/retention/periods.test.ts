import { expect, test } from "vitest";
import { monthsBefore } from "./periods.ts";

test.each([
  ["2026-08-31T10:00:00.000Z", 6, "2026-02-28T10:00:00.000Z"],
  ["2024-08-31T10:00:00.000Z", 6, "2024-02-29T10:00:00.000Z"],
  ["2026-12-31T10:00:00.000Z", 13, "2025-11-30T10:00:00.000Z"],
  ["2026-03-01T10:00:00.000Z", 12, "2025-03-01T10:00:00.000Z"],
])("%s less %i months is %s: nothing is erased a day early", (now, months, before) => {
  expect(monthsBefore(new Date(now), months).toISOString()).toBe(before);
});
