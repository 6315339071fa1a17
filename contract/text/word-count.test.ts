import { expect, test } from "vitest";
import { countedTexts, textPairs } from "../../testing/texts/counted-words.ts";
import { wordCount } from "./word-count.ts";

test.each(countedTexts)("%j has %i words", (text, words) => {
  expect(wordCount(text)).toBe(words);
});

test("texts one after the other have the sum of their words", () => {
  expect(textPairs.filter(([text, words]) => wordCount(text) !== words)).toEqual([]);
});
