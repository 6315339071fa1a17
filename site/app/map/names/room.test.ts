import { expect, test } from "vitest";
import { withRoom } from "./room.ts";

const box = (left: number, top: number) => ({ left, top, right: left + 10, bottom: top + 10 });

test("a name has to give way to a more important one, and to what is on the map already", () => {
  expect(withRoom([box(0, 0), box(5, 5), box(14, 0), box(50, 50)], [box(55, 55)])).toEqual([true, false, true, false]);
});

test("a name that is not shown takes no room", () => {
  expect(withRoom([box(0, 0), box(8, 0), box(16, 0)], [])).toEqual([true, false, true]);
});
