import { expect, test } from "vitest";
import { hashInTurn, refusedAfterMs } from "./hash-limiter.ts";

test("clients that are refused at the same moment are not answered at the same moment", () => {
  const times = Array.from({ length: 50 }, refusedAfterMs);
  expect(Math.min(...times)).toBeGreaterThanOrEqual(250);
  expect(Math.max(...times)).toBeLessThanOrEqual(750);
  expect(new Set(times.map((ms) => Math.round(ms / 5))).size).toBeGreaterThan(10);
});

test("a known device waits for one stranger at most, however many are waiting", async () => {
  const order: string[] = [];
  const hash = (name: string) => async () => {
    await new Promise((resolve) => setTimeout(resolve, 20));
    order.push(name);
  };
  const strangers = Array.from({ length: 6 }, () => hashInTurn("en", hash("stranger")));
  await new Promise((resolve) => setTimeout(resolve, 5));
  await hashInTurn("en", hash("known"), "known");
  await Promise.all(strangers);
  expect(order.indexOf("known")).toBeLessThanOrEqual(2);
  expect(order).toHaveLength(7);
});
