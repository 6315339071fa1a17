import { expect, test } from "vitest";
import { amountFor, amountIn } from "./measures.ts";

test.each([
  ["capacity", "456", "MW", 456],
  ["capacity", "४५६", "मे.वा.", 456],
  ["capacity", "38,000", "kW", 38],
  ["height", "240", "m", 240],
  ["length", "9,200", "मिटर", 9.2],
  ["storage", "1.1 billion", "m³", 1100],
  ["storage", "१.१", "घन कि.मि.", 1100],
  ["people", "1,900", "", 1900],
] as const)("%s: %s %s", (measure, figure, unit, amount) => {
  expect(amountFor(measure, figure, unit)).toBe(amount);
});

test.each([
  ["capacity", "2 × 60", "MW"],
  ["capacity", "about 40", "MW"],
  ["capacity", "40–60", "MW"],
  ["capacity", "456", "m"],
  ["capacity", "456", ""],
  ["height", "many", "m"],
  ["people", "0", ""],
  ["people", null, undefined],
] as const)("%s: %s %s is not a single amount", (measure, figure, unit) => {
  expect(amountFor(measure, figure, unit)).toBeUndefined();
});

test("a visitor's amount in a query", () => {
  expect(amountIn("capacity", "0.1 GW")).toBe(100);
  expect(amountIn("supply", "1,000 m³/day")).toBe(1000);
  expect(amountIn("capacity", "100 kg")).toBeUndefined();
});
