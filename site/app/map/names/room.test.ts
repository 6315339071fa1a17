import { expect, test } from "vitest";
import { placesFor } from "./room.ts";

const box = (left: number, top: number) => ({ left, top, right: left + 10, bottom: top + 10 });

test("a name gives way to a more important one, and to anything already on the map", () => {
  const names = [[box(0, 0)], [box(5, 5)], [box(14, 0)], [box(50, 50)]];
  expect(placesFor(names, [box(55, 55)])).toEqual([0, -1, 0, -1]);
});

test("a name that is not shown takes no room", () => {
  expect(placesFor([[box(0, 0)], [box(8, 0)], [box(16, 0)]], [])).toEqual([0, -1, 0]);
});

test("a name that has no room in its first box moves to its second one", () => {
  expect(placesFor([[box(0, 0)], [box(5, 0), box(-20, 0)], [box(-15, 0)]], [])).toEqual([0, 1, -1]);
});
