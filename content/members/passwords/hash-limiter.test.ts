import { expect, test } from "vitest";
import { refusedAfterMs } from "./hash-limiter.ts";

test("clients that are refused at the same moment are not answered at the same moment", () => {
  const times = Array.from({ length: 50 }, refusedAfterMs);
  expect(Math.min(...times)).toBeGreaterThanOrEqual(250);
  expect(Math.max(...times)).toBeLessThanOrEqual(750);
  expect(new Set(times.map((ms) => Math.round(ms / 5))).size).toBeGreaterThan(10);
});
