import { latinDigits } from "@setu/contract/digits";
import type { Locale } from "@setu/contract/locale";
import { describe, expect, test } from "vitest";
import { documentTexts, forumTexts, seedTexts } from "../seed-texts.ts";
import { datePattern, figurePattern, figuresIn } from "./figures.ts";
import { told } from "./phrases.ts";

const pairs = await seedTexts();
const corpus: Record<Locale, string> = { en: corpusOf("en"), ne: corpusOf("ne") };

/** All that the seed says in a language, as the phrases are written: in small letters, digits 0 to 9, without signs. */
function corpusOf(locale: Locale): string {
  const texts = [...pairs.map((pair) => pair[locale]), ...documentTexts(locale).values(), ...forumTexts(locale)];
  return texts.map((text) => normal(text)).join("\n");
}

function normal(text: string): string {
  return latinDigits(text).toLowerCase().replace(/\s+/g, " ");
}

/** The words of the texts at the phrase's place for a figure or a date. */
function given(phrase: string, locale: Locale): string[] {
  const source = normal(phrase)
    .replace(/[.*+?^${}()|[\]\\]/g, "\\$&")
    .replace("#", `(${figurePattern(locale)})`)
    .replace("@", `(${datePattern(locale)})`);
  return [...corpus[locale].matchAll(new RegExp(`(?<![\\p{L}\\p{M}\\d.,])${source}`, "gu"))].map(
    ([, found = ""]) => found,
  );
}

function isValue(text: string, value: number | string, locale: Locale): boolean {
  const { all, dates } = figuresIn(text.replace(/^छ/u, "6"), locale);
  if (typeof value === "string") return dates[0]?.includes(Date.parse(value) / 86_400_000) === true;
  const [figure] = all;
  // A Nepali year is one of Bikram Sambat.
  return (
    figure === value || (locale === "ne" && value > 1900 && value < 2100 && [56, 57].includes((figure ?? 0) - value))
  );
}

describe.each(["en", "ne"] as const)("what the texts say in %s", (locale) => {
  test.each(Object.entries(told).filter(([, { [locale]: phrases }]) => phrases.length > 0))("%s", (_, fact) => {
    for (const phrase of fact[locale]) {
      const found = given(phrase, locale);
      expect(found, `no text says "${phrase}"`).not.toEqual([]);
      expect(
        found.filter((each) => !isValue(each, fact.value, locale)),
        phrase,
      ).toEqual([]);
    }
  });
});

test("both languages give the same figures, dates and times", () => {
  const apart = pairs.flatMap(({ where, en, ne }) => {
    const [english, nepali] = [figuresIn(en, "en"), figuresIn(ne, "ne")];
    const missing = [
      ...english.digits.filter((figure) => !isIn(figure, nepali.all)),
      ...nepali.digits.filter((figure) => !isIn(figure, english.all)),
      ...english.dates.filter((date) => !overlaps(date, nepali.dates)).map(() => "a date"),
      ...nepali.dates.filter((date) => !overlaps(date, english.dates)).map(() => "a date"),
      ...(english.clocks.length > 0 ? nepali.clocks.filter((time) => !english.clocks.includes(time)) : []),
    ];
    return missing.length > 0 ? [`${where}: ${missing.join(", ")}`] : [];
  });
  expect(pairs.length).toBeGreaterThan(1000);
  expect(apart).toEqual([]);
});

test("a document that is printed in both languages gives the same figures", () => {
  const nepaliTexts = documentTexts("ne");
  const both = [...documentTexts("en")].filter(([name]) => nepaliTexts.has(name));
  const apart = both.flatMap(([name, text]) => {
    const [english, nepali] = [figuresIn(text, "en"), figuresIn(nepaliTexts.get(name) ?? "", "ne")];
    const missing = [
      ...english.digits.filter((figure) => !isIn(figure, [...nepali.all, ...nepali.all.map(tenfold)])),
      ...nepali.digits.filter((figure) => !isIn(figure, english.all) && !isIn(tenfold(figure), english.all)),
    ];
    return missing.length > 0 ? [`${name}: ${missing.join(", ")}`] : [];
  });
  expect(both.length).toBeGreaterThan(1);
  expect(apart).toEqual([]);
});

/** Accounts are in millions in English and in crores in Nepali. */
const tenfold = (figure: number): number => Math.round(figure * 1000) / 100;

/** Small whole numbers may be words, an article, or the verb छ; a year may be of the other calendar. */
const isIn = (figure: number, others: number[]): boolean =>
  (figure < 13 && Number.isInteger(figure)) ||
  others.some(
    (other) => other === figure || (figure > 1900 && figure < 2150 && [56, 57].includes(Math.abs(other - figure))),
  );

const overlaps = (days: number[], others: number[][]): boolean =>
  others.some((other) => other.some((day) => days.includes(day)));
