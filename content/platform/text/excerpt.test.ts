import { describe, expect, test } from "vitest";
import { excerptOf } from "./excerpt.ts";

const words = (count: number, word = "word") => `Words ${Array(count).fill(word).join(" ")}`;

describe("the beginning of a text", () => {
  test("ends at the end of a sentence", () => {
    const first = "On 12 November at 06:20 the water stood at 875 m, the full supply level.";
    const second = "Filling began on 14 June.";
    expect(excerptOf(`${first} ${second}\n\n${words(40)}.`, "en")).toBe(`${first} ${second}`);
  });

  test("ends at a danda in Nepali", () => {
    const first = "कात्तिक २६ गते बिहान सेती गर्ज बाँधपछाडिको पानी समुद्र सतहदेखि ८७५ मिटरमा पुग्यो।";
    expect(excerptOf(`${first} ${words(40, "पानी")}।`, "ne")).toBe(first);
  });

  test("contains a first sentence that is slightly too long", () => {
    const first = `${words(33)}.`;
    expect(excerptOf(`${first} ${first}`, "en")).toBe(first);
  });

  test("is cut between two words if the first sentence is far too long, or too short", () => {
    for (const text of [words(80), `So it was. ${words(80)}`]) {
      const cut = excerptOf(text, "en");
      expect(cut.length).toBeLessThanOrEqual(161);
      expect(cut.length).toBeGreaterThan(120);
      expect(cut).toMatch(/word…$/);
    }
  });

  test("of a short text is the whole text, in one line", () => {
    expect(excerptOf(" One line.\n\nAnother. ", "en")).toBe("One line. Another.");
  });
});
