import { describe, expect, test } from "vitest";
import { cuts, truncate } from "./truncate.ts";

const charactersOf = (text: string) => [...new Intl.Segmenter("ne", { granularity: "grapheme" }).segment(text)].length;

test("the specification's lengths", () => {
  expect(cuts).toEqual({ perspective: 1097, whoWeAre: 465, standard: 58 });
});

describe.each(Object.values(cuts))("at %i characters", (length) => {
  test("a text of that length stays whole, a longer one is truncated", () => {
    expect(truncate("x".repeat(length), "en", length)).toBe("x".repeat(length));
    expect(truncate("x".repeat(length + 1), "en", length)).toBe(`${"x".repeat(length)}…`);
  });

  // One letter to a reader; four code units, and two where a segmenter does not know conjuncts.
  test.each(["क्षि", "ज्ञो", "श्री", "👩‍👩‍👧", "é"])("%s counts as one and is never broken", (letter) => {
    expect(truncate(letter.repeat(length), "ne", length)).toBe(letter.repeat(length));
    const cut = truncate(letter.repeat(length + 5), "ne", length);
    expect(cut).toBe(`${letter.repeat(length)}…`);
    expect(charactersOf(cut)).toBe(length + 1);
  });
});

test("58 is the default length", () => {
  expect(truncate("x".repeat(59), "en")).toBe(`${"x".repeat(58)}…`);
});

test("there is no space before the ellipsis", () => {
  expect(truncate("one two three", "en", 4)).toBe("one…");
});

test("an empty text stays empty", () => {
  expect(truncate("", "ne")).toBe("");
});
