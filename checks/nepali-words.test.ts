import { expect, test } from "vitest";
import { files, read } from "./sources.ts";

/** Rejected spellings and terms, with the ones to use instead (docs/glossary.md). */
const instead = {
  कंक्रिट: "कङ्क्रिट",
  बीमा: "बिमा",
  चिन्ह: "चिह्न",
  बिना: "विना",
  शेयर: "सेयर",
  फारम: "फाराम",
  छनौट: "छनोट",
  संघ: "सङ्घ",
  हरु: "हरू",
  सेवाग्राही: "ग्राहक",
  ठेकेदार: "निर्माण व्यवसायी",
  मान्छे: "व्यक्ति",
  एमबि: "एमबी",
};
const wrong = new RegExp(`(?<![\\p{L}\\p{M}])(?:${Object.keys(instead).join("|")})|हरु(?![\\p{L}\\p{M}])`, "gu");

test("Nepali has one spelling and one term for each thing", () => {
  const texts = files("{admin,content,contract,site}/**/*.{ts,tsx,json,html}").filter(isText);
  const found = texts.flatMap((file) => [...read(file).matchAll(wrong)].map(([word]) => `${file}: ${word}`));
  expect(texts.length).toBeGreaterThan(500);
  expect(found).toEqual([]);
});

/** Excludes migrations, which keep texts that were once stored, and tests, which may contain users' misspellings. */
const isText = (file: string) => !/\/migrations\/|\.test\.tsx?$/.test(file);
