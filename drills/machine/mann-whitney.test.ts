import { expect, test } from "vitest";
import { mannWhitney } from "./mann-whitney.ts";

const ten = Array.from({ length: 30 }, (_, n) => n);

test("the same values, shifted values, and values that are nearly the same", () => {
  expect(mannWhitney(ten, ten)).toBeCloseTo(1);
  expect(
    mannWhitney(
      ten,
      ten.map((value) => value + 20),
    ),
  ).toBeLessThan(0.0001);
  expect(
    mannWhitney(
      ten,
      ten.map((value) => value + 0.5),
    ),
  ).toBeGreaterThan(0.5);
  expect(mannWhitney([1, 1, 1], [1, 1, 1])).toBe(1);
});

test("an example worked out by hand", () => {
  // The ranks 6, 9 and 11 to 15: U = 52, z = 2.78.
  const slow = [19, 22, 16, 29, 24, 30, 31];
  const quick = [20, 11, 17, 12, 15, 14, 13, 18];
  expect(mannWhitney(slow, quick)).toBeCloseTo(0.0055, 3);
});
