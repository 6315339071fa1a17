import { expect, test } from "vitest";
import { givenId } from "./given-id.ts";

test.each([
  ["1", 1],
  [7, 7],
  ["2147483647", 2147483647],
])("%j is an id", (given, id) => {
  expect(givenId(given)).toBe(id);
});

test.each([
  "2147483648",
  "9999999999",
  2 ** 31,
  "0",
  0,
  "-1",
  "1.5",
  1.5,
  "01",
  " 1",
  "1e3",
  "१",
  "1\0",
  "",
  null,
  {},
  [3],
])("%j is none", (given) => {
  expect(givenId(given)).toBeUndefined();
});
