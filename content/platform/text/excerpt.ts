import type { Locale } from "@setu/contract/locale";

/** The length of an excerpt: about two lines of a list, and what search engines show, in characters as readers count them. */
const length = 160;
/** The longest first sentence: it reads better whole than cut. */
const longestSentence = 200;
/** The shortest excerpt in whole sentences: shorter ones say too little. */
const shortest = 50;

/** The beginning of a text in one line: its first sentences, or as many words as fit. */
export function excerptOf(text: string, locale: Locale): string {
  const line = text.replace(/\s+/g, " ").trim();
  if (lettersIn(line, locale).length <= length) return line;
  const sentences = firstSentences(line, locale);
  if (lettersIn(sentences, locale).length >= shortest) return sentences;
  const cut = line.slice(0, lettersIn(line, locale)[length]?.index);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(" "), 1)).replace(/[\s,;:।–-]+$/u, "")}…`;
}

function firstSentences(line: string, locale: Locale): string {
  let taken = "";
  for (const { segment } of new Intl.Segmenter(locale, { granularity: "sentence" }).segment(line)) {
    const most = taken === "" ? longestSentence : length;
    if (lettersIn((taken + segment).trimEnd(), locale).length > most) break;
    taken += segment;
  }
  return taken.trimEnd();
}

const lettersIn = (text: string, locale: Locale): Intl.SegmentData[] => [
  ...new Intl.Segmenter(locale, { granularity: "grapheme" }).segment(text),
];
