import { expect, test } from "vitest";
import { coverSizes } from "./cover-sizes.ts";

test.each([
  [1240, 1754, "(max-width: 48rem) 38vw, (max-width: 80rem) 30vw, 22vw"],
  [1000, 2000, "(max-width: 48rem) 38vw, (max-width: 80rem) 30vw, 22vw"],
  [2100, 1485, "(max-width: 48rem) 76vw, (max-width: 80rem) 60vw, 44vw"],
  [2000, 200, "(max-width: 48rem) 537vw, (max-width: 80rem) 424vw, 311vw"],
])("a cover of %i × %i pixels is as sharp as its frame needs", (width, height, sizes) => {
  expect(coverSizes({ width, height })).toBe(sizes);
});
