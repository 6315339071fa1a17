import { expect, test } from "vitest";
import { headShifts } from "./lean.ts";

test("markers far apart stay upright", () => {
  expect(
    headShifts([
      { x: 0, y: 0 },
      { x: 100, y: 0 },
      { x: 5, y: 90 },
    ]),
  ).toEqual([0, 0, 0]);
});

test("the heads of close neighbours end up 24 pixels or more from each other, in their order", () => {
  const tips = [
    { x: 8, y: 0 },
    { x: 0, y: -3 },
    { x: 32, y: 1 },
  ];
  const shifts = headShifts(tips);
  const [kathmandu = 0, pokhara = 0, thimphu = 0] = tips.map(({ x }, index) => x + (shifts[index] ?? 0));
  expect(kathmandu - pokhara).toBeGreaterThanOrEqual(24);
  expect(thimphu - kathmandu).toBeGreaterThanOrEqual(24);
});
