import { expect, test } from "vitest";
import { words } from "./texts.ts";

test.each([
  [2, "2 words left"],
  [1, "1 word left"],
  [0, "0 words left"],
  [-1, "1 word too many"],
  [-2, "2 words too many"],
])("of a cover letter with %i words to go, the form says %s", (left, said) => {
  expect(words.en.wordsLeft(left)).toBe(said);
});
