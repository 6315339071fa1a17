import { describe, expect, test } from "vitest";
import { files, read } from "./sources.ts";

/** Rejected beginnings of words, with the ones to use instead (docs/glossary.md). */
const instead = {
  कंक्रिट: "कङ्क्रिट",
  बैंक: "बैङ्क",
  एंकर: "एङ्कर",
  संक्षि: "सङ्क्षि",
  बीमा: "बिमा",
  चिन्ह: "चिह्न",
  मञ्जुर: "मन्जुर",
  बिना: "विना",
  शेयर: "सेयर",
  फारम: "फाराम",
  छनौट: "छनोट",
  संघ: "सङ्घ",
  हरु: "हरू",
  ठीक: "ठिक",
  नीलो: "निलो",
  रूख: "रुख",
  लागु: "लागू",
  डेटा: "डाटा",
  पीडीएफ: "PDF",
  सेवाग्राही: "ग्राहक",
  ठेकेदार: "निर्माण व्यवसायी",
  मान्छे: "व्यक्ति",
  एमबि: "एमबी",
  छाप्नुहोस्: "प्रिन्ट गर्नुहोस्",
  "जनशक्ति शाखा": "मानव संसाधन शाखा",
  "प्रधान कार्यालय": "केन्द्रीय कार्यालय",
  कार्यालयधनी: "नियोक्ता",
  "एकै पटक": "एकैपटक",
};

/** Rejected parts of words and of sentences. */
const parts = {
  /** हरू */
  shortPlural: /हरु(?![\p{L}\p{M}])/u,
  /** गर्दै छ */
  joinedPresent: /दै(?:छ|हुनुहुन्)/u,
  /** गर्नु पर्दैन; गर्नुपर्छ is one word. */
  joinedNegation: /नुपर्दैन/u,
  /** कार्यालयअनुसार */
  loosePostposition: /[ऀ-ॣ] (?:अनुसार|बमोजिम|द्वारा|मार्फत|बाहेक|हरू)(?![\p{L}\p{M}])/u,
  /** ५ दिन */
  latinDigits: /\d ?(?:दिन|वर्ष|घण्टा|मिनेट|महिना|हप्ता|शब्द|अक्षर|एमबी|केबी|मिटर|जना|वटा|पटक)/u,
  /** ८ %, with a space that does not break. */
  closePercent: /[०-९]%/u,
  /** … */
  threeDots: /[ऀ-ॣ]\.\.\./u,
};

const start = `(?<![\\p{L}\\p{M}])(?:${Object.keys(instead).join("|")})`;
const wrong = new RegExp([start, ...Object.values(parts).map(({ source }) => source)].join("|"), "gu");
const wrongIn = (text: string): string[] => [...text.matchAll(wrong)].map(([found]) => found);

test("Nepali has one spelling and one term for each thing", () => {
  const texts = files("{admin,content,contract,site}/**/*.{ts,tsx,json,html}").filter(isText);
  const found = texts.flatMap((file) => wrongIn(read(file)).map((word) => `${file}: ${word}`));
  expect(texts.length).toBeGreaterThan(500);
  expect(found).toEqual([]);
});

describe("the rule", () => {
  test.each(Object.keys(instead))("finds %s", (word) => {
    expect(wrongIn(`यो ${word} हो`)).toEqual([word]);
  });

  test.each(["कामहरु", "गर्दैछौँ", "गर्नुपर्दैन", "कार्यालय अनुसार", "5 दिन", "८%", "लोड हुँदै..."])("finds %s", (text) => {
    expect(wrongIn(text)).toHaveLength(1);
  });

  test.each([
    ...Object.values(instead),
    "गर्दै छौँ",
    "गर्नु पर्दैन",
    "कार्यालयअनुसार",
    "५ दिन",
    "८\u00a0%",
    "ऐन, २०३४ अनुसार",
    "चौबीस",
  ])("lets %s pass", (text) => {
    expect(wrongIn(text)).toEqual([]);
  });
});

/** Excludes migrations, which keep texts that were once stored, and tests and the search, which know users' words. */
const isText = (file: string) => !/\/migrations\/|\.test\.tsx?$|\/search\/search-words\.ts$/.test(file);
