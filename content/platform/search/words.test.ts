import { expect, test } from "vitest";
import { wordsOf } from "./words.ts";

// Compatibility decomposition gives these a space or a point: Unicode Standard Annex #15.
test.each(["\u037aA", "\ufc5e一", "\u013f"])("the folded form of %j is one word again", (text) => {
  const [word] = wordsOf(text);
  expect(wordsOf(word?.text ?? "").map((one) => one.text)).toEqual([word?.text]);
});
