import { expect, test } from "vitest";
import { headShifts } from "./lean.ts";

test("markers far apart stay upright", () => {
  expect(
    headShifts(
      [
        { x: 20, y: 0 },
        { x: 100, y: 0 },
        { x: 25, y: 90 },
      ],
      390,
    ),
  ).toEqual([0, 0, 0]);
});

test("the heads of close neighbours end up 24 pixels or more from each other, in their order", () => {
  const tips = [
    { x: 108, y: 0 },
    { x: 100, y: -3 },
    { x: 132, y: 1 },
  ];
  const shifts = headShifts(tips, 390);
  const [kathmandu = 0, pokhara = 0, thimphu = 0] = tips.map(({ x }, index) => x + (shifts[index] ?? 0));
  expect(kathmandu - pokhara).toBeGreaterThanOrEqual(24);
  expect(thimphu - kathmandu).toBeGreaterThanOrEqual(24);
});

test("a marker at the edge of the map leans inwards, so that its head is whole", () => {
  const tips = [
    { x: 6, y: 0 },
    { x: 381, y: 90 },
  ];
  expect(headShifts(tips, 390)).toEqual([11, -8]);
});

test("a marker outside the map is left alone", () => {
  expect(headShifts([{ x: -40, y: 0 }], 390)).toEqual([0]);
});
