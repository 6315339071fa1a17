import { expect, test } from "vitest";
import { Kept } from "./kept.ts";

test("a value is made once, until it is deleted or there are too many that were used later", () => {
  const kept = new Kept<number, number>(3);
  let made = 0;
  const get = (key: number) => kept.get(key, () => (made += 1));
  expect([get(1), get(1), get(2), get(3)]).toEqual([1, 1, 2, 3]);
  kept.delete(2);
  kept.delete(2);
  expect([get(4), get(1), get(2)]).toEqual([4, 1, 5]);
});

test("values with sizes never take more than there is room for", () => {
  const kept = new Kept<number, string>(10, ({ length }) => length);
  const made: number[] = [];
  const get = (key: number, length: number) =>
    kept.get(key, () => {
      made.push(key);
      return "x".repeat(length);
    });
  get(1, 6);
  get(2, 4);
  get(1, 6);
  expect(made).toEqual([1, 2]);
  // The second is unused for longest.
  get(3, 1);
  get(1, 6);
  expect(made).toEqual([1, 2, 3]);
  get(2, 4);
  expect(made).toEqual([1, 2, 3, 2]);
  get(4, 20);
  expect(made).toEqual([1, 2, 3, 2, 4]);
  get(3, 1);
  expect(made).toEqual([1, 2, 3, 2, 4, 3]);
});
