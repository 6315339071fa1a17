import { expect, test } from "vitest";
import { Lexicon } from "./lexicon.ts";
import { WordFinder } from "./word-finder.ts";
import { wordsOf } from "./words.ts";

/** Random numbers between 0 and 1 (Park and Miller). */
let state = 5;
const random = () => {
  state = (state * 48_271) % 2_147_483_647;
  return state / 2_147_483_647;
};
const parts = [
  ..."abcDEF \u00e9\u00c4\u1e9e\u0130\u037a\u0140\u212b\ufb01 \u0915\u0916\u093e\u094d\u093c\u0929\u0958\u0964\u0966\u0967 019,.- \u200d\u200c\u0301 _'\n",
  "\ud835\udc00",
  "\ud83c\udf09",
  "\ud800",
  "1,900",
  "014",
  "a".repeat(45),
  "7".repeat(45),
];
const drawn = () => Array.from({ length: 30 }, () => parts[Math.floor(random() * parts.length)] ?? "").join("");

test("the searched words of a text are found where its words are", () => {
  for (let turn = 0; turn < 2000; turn += 1) {
    const lexicon = new Lexicon();
    const text = drawn();
    const words = wordsOf(text);
    for (const { text: word } of words) lexicon.add(word);
    const searched = new Set(words.map(({ text: word }) => lexicon.numberOf(word) ?? 0).filter(() => random() < 0.5));
    const hits = words
      .map(({ text: word, from, to }) => ({ number: lexicon.numberOf(word) ?? -1, from, to }))
      .filter(({ number }) => searched.has(number));
    expect(new WordFinder(searched, lexicon).hitsIn(text), JSON.stringify(text)).toEqual(hits);
  }
});
