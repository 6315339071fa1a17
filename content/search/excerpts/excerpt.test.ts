import { describe, expect, test } from "vitest";
import { Lexicon } from "../../platform/search/lexicon.ts";
import { searchedText } from "../../platform/search/searched-text.ts";
import { WordFinder } from "../../platform/search/word-finder.ts";
import { excerptAround } from "./excerpt.ts";

const lexicon = new Lexicon();
const numberOf = (word: string) => {
  searchedText([[word, "text"]], lexicon);
  return lexicon.numberOf(word) ?? -1;
};
const excerptOf = (
  texts: { en: string; ne: string },
  locale: "en" | "ne",
  words: readonly string[],
  title = "Something else",
  asked?: "en" | "ne",
  names = "",
) => {
  const finder = new WordFinder(words.map(numberOf), lexicon);
  return excerptAround((language) => ({ text: texts[language], names }), title, locale, { finder, language: asked });
};
const quotedOf = (...asked: Parameters<typeof excerptOf>) => excerptOf(...asked).excerpt;
const excerpt = (text: string, ...words: string[]) => quotedOf({ en: text, ne: text }, "en", words).text;

const first = "The dam was handed over in the dry season of its ninth year.";
const second = "Since then it has stored the monsoon of three valleys, and the owner reads the gauges every morning.";
const third = "Nobody has moved away from the reservoir, and two schools stand where the camp had been for nine years.";
const text = [first, second, third].join(" ");

describe("an excerpt", () => {
  test("begins with the sentence that has the word", () => {
    expect(excerpt(text, "gauges")).toMatch(/^Since then it has stored the monsoon .* gauges every morning/);
    expect(excerpt(text, "reservoir")).toMatch(/^Nobody has moved away from the reservoir/);
    expect(excerpt(text, "dam")).toMatch(/^The dam was handed over/);
  });

  test("begins after a danda, a question mark, or a list item", () => {
    const nepali = "बाँध सुक्खा याममा हस्तान्तरण गरियो। त्यसयता जलाशयले तीन उपत्यकाको वर्षा थुनेको छ।";
    expect(excerpt(`${nepali} ${nepali}`, "उपत्यकाको")).toMatch(/^त्यसयता/);
    expect(excerpt(`${first} Who reads the gauges? ${second.toLowerCase()}`, "gauges")).toMatch(/^Who reads/);
    expect(excerpt(`${first} Crest 118 m · Spillway with five gates · ${third}`, "spillway")).toMatch(/^Spillway with/);
  });

  test("does not mistake an abbreviation for the end of a sentence", () => {
    expect(excerpt(`${first} It was led by Dr. Karki, who reads the gauges.`, "gauges")).toMatch(
      /^It was led by Dr\. Karki/,
    );
    expect(excerpt(`${first} The rate is approx. 4 m³/s below the gauges.`, "gauges")).toMatch(/^The rate is/);
  });

  test("of a sentence that is too long shows that it begins within it", () => {
    const long = `${"The long report on soil and water and roads ".repeat(6)}ends with gauges.`;
    expect(excerpt(long, "gauges")).toMatch(/^… \S.* gauges\.$/);
  });

  test("prefers a sentence to a list's item or a caption with as many of the words", () => {
    expect(excerpt(`Reading the gauges · ${first} ${second}`, "gauges")).toMatch(/^Since then/);
    expect(excerpt(`Dam, reservoir and gauges · Mud · ${first} ${second}`, "dam", "reservoir", "gauges")).toMatch(
      /^Dam, res/,
    );
  });

  test("is the beginning where the title has the words, unless a part of the text has more of them", () => {
    const titled = (...words: string[]) =>
      quotedOf({ en: text, ne: text }, "en", words, "Three valleys and a reservoir").text;
    expect(titled("reservoir")).toMatch(/^The dam was handed over/);
    expect(titled("reservoir", "schools")).toMatch(/^Nobody has moved/);
  });

  test("ends with the sentences, before the dates and captions that follow", () => {
    const report = "The last concrete of the dam was placed in May. Annual report 2081/82 · 2 November 2025 · Mud";
    expect(excerpt(report, "concrete")).toBe("The last concrete of the dam was placed in May.");
    expect(excerpt(report, "mud")).toBe("Mud");
    expect(excerpt("Er. Karki reads the gauges · Mud", "gauges")).toBe("Er. Karki reads the gauges · Mud");
  });

  test("names the match if it is not a part of the text", () => {
    const named = (names: string) => {
      const { excerpt, names: found } = excerptOf({ en: text, ne: text }, "en", ["hydropower"], "Title", "en", names);
      expect(excerpt.text).toMatch(/^The dam was handed over.*\u00a0…$/);
      return found;
    };
    expect(named("Roads · Hydropower")).toEqual({ text: "Hydropower", locale: "en" });
    expect(named("Hydropower · Hydropower")?.text).toBe("Hydropower");
    expect(named("Roads")).toBe(null);
    expect(named(`Roads · ${"Hydropower of the ".repeat(9)} · Hydropower`)).toBe(null);
  });

  test("has all the words for which it was chosen, uncut", () => {
    const shown = excerpt(text, "monsoon", "reservoir");
    expect(shown).toContain("monsoon");
    expect(shown).toContain("reservoir");
    expect(shown).toMatch(/^Since .*\w\u00a0…$/);
    expect(shown.length).toBeLessThan(200);
  });
});

describe("the language of an excerpt", () => {
  const nepali = "बाँध सुक्खा याममा हस्तान्तरण गरियो।";
  const among = (texts: { en: string; ne: string }, locale: "en" | "ne", ...words: string[]) =>
    quotedOf(texts, locale, words);

  test("is that of its words: an item in one language is quoted among its own", () => {
    const texts = { en: `${nepali} 5 January 2026`, ne: `${nepali} ५ जनवरी २०२६` };
    for (const locale of ["en", "ne"] as const) {
      for (const words of [["याममा"], ["nowhere"]])
        expect(among(texts, locale, ...words)).toEqual({ text: texts.ne, locale: "ne" });
    }
  });

  test("is the requested one where only another part of the item is missing in it", () => {
    const texts = { en: `${first} ${nepali}`, ne: `${nepali} ${second}` };
    expect(among(texts, "en", "season")).toEqual({ text: expect.stringMatching(/^The dam/), locale: "en" });
    expect(among(texts, "en", "nowhere")).toMatchObject({ text: expect.stringMatching(/^The dam/), locale: "en" });
    expect(among(texts, "ne", "याममा")).toMatchObject({ text: expect.stringMatching(/^बाँध/), locale: "ne" });
    expect(among(texts, "ne", "gauges")).toMatchObject({ text: expect.stringMatching(/^Since/), locale: "en" });
  });

  test("is the requested one where the visitor asked in it", () => {
    const texts = { en: first, ne: nepali };
    expect(quotedOf(texts, "en", ["याममा"], "Something else", "en").text).toMatch(/^The dam/);
    expect(quotedOf(texts, "en", ["याममा"], "Something else", "ne")).toEqual({ text: nepali, locale: "ne" });
    expect(quotedOf({ en: nepali, ne: nepali }, "en", ["याममा"], "Something else", "en").text).toBe(nepali);
  });

  test("is the requested one for figures alone", () => {
    expect(among({ en: "12.5", ne: "१२.५" }, "en", "nowhere")).toEqual({ text: "12.5", locale: "en" });
  });
});
