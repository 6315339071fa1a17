import type { Locale } from "@setu/contract/locale";

/** The length of an excerpt: about two lines of a list, and what search engines show, in characters as readers count them. */
const length = 160;
/** The longest first sentence: it reads better whole than cut. */
const longestSentence = 200;
/** The shortest excerpt in whole sentences: shorter ones say too little. */
const shortest = 50;

const segmenters = (granularity: "sentence" | "grapheme"): Record<Locale, Intl.Segmenter> => ({
  en: new Intl.Segmenter("en", { granularity }),
  ne: new Intl.Segmenter("ne", { granularity }),
});
// Made once: making one takes longer than to read a sentence.
const sentencesOf = segmenters("sentence");
const lettersOf = segmenters("grapheme");

/** The beginning of a text in one line: its first sentences, or as many words as fit. */
export function excerptOf(text: string, locale: Locale): string {
  const line = text.replace(/\s+/g, " ").trim();
  const end = letterAfter(length, line, locale);
  if (end === undefined) return line;
  const sentences = firstSentences(line, locale);
  if (hasMoreThan(shortest - 1, sentences, locale)) return sentences;
  const cut = line.slice(0, end);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(" "), 1)).replace(/[\s,;:।–-]+$/u, "")}…`;
}

function firstSentences(line: string, locale: Locale): string {
  let taken = "";
  for (const { segment } of sentencesOf[locale].segment(line)) {
    const most = taken === "" ? longestSentence : length;
    if (hasMoreThan(most, (taken + segment).trimEnd(), locale)) break;
    taken += segment;
  }
  return taken.trimEnd();
}

/** The index of the character after the given number of characters; undefined if there is none. */
function letterAfter(count: number, text: string, locale: Locale): number | undefined {
  let before = 0;
  for (const { index } of lettersOf[locale].segment(text)) if (before++ === count) return index;
  return undefined;
}

/** A text has at most as many characters as UTF-16 units, which suffice to tell that most are not too long. */
const hasMoreThan = (count: number, text: string, locale: Locale): boolean =>
  text.length > count && letterAfter(count, text, locale) !== undefined;
