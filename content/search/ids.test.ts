import { expect, test } from "vitest";
import { type Ids, inAll, inAny, placeOf, without } from "./ids.ts";

/** Random numbers between 0 and 1 (Park and Miller). */
let state = 11;
const random = () => {
  state = (state * 48_271) % 2_147_483_647;
  return state / 2_147_483_647;
};
const drawn = (most: number): Ids => {
  const length = Math.floor(random() ** 3 * most);
  const ids = Array.from({ length }, () => Math.floor(random() * most) + (random() < 0.3 ? 2 ** 31 : 0));
  return Uint32Array.from(new Set(ids)).sort();
};

test("lists of ids are joined as sets are", () => {
  for (let turn = 0; turn < 300; turn += 1) {
    const lists = Array.from({ length: 1 + (turn % 4) }, () => drawn(turn % 7 === 0 ? 3000 : 40));
    const any = [...new Set(lists.flatMap((list) => [...list]))].sort((a, b) => a - b);
    const all = any.filter((id) => lists.every((list) => list.includes(id)));
    expect([...inAny(lists)]).toEqual(any);
    expect([...inAll(lists)]).toEqual(all);
    const [first = Uint32Array.of(), second = Uint32Array.of()] = lists;
    expect([...without(first, second)]).toEqual([...first].filter((id) => !second.includes(id)));
  }
  expect([...inAny([]), ...inAll([])]).toEqual([]);
});

test("the place of an id is that of the first one that is not less", () => {
  for (let turn = 0; turn < 300; turn += 1) {
    const ids = drawn(60);
    const id = Math.floor(random() * 70);
    const place = ids.findIndex((one) => one >= id);
    expect(placeOf(ids, id)).toBe(place < 0 ? ids.length : place);
  }
  expect(placeOf(Uint32Array.of(1, 5, 9), 5, 1)).toBe(1);
  expect(placeOf(Uint32Array.of(1, 5, 9), 10, 2)).toBe(3);
});
