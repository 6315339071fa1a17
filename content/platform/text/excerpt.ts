import type { Locale } from "@setu/contract/locale";

/** About two lines of a list, and what search engines show, in characters as a reader counts them. */
const length = 160;

/** The beginning of a text in one line, cut between two words. */
export function excerptOf(text: string, locale: Locale): string {
  const line = text.replace(/\s+/g, " ").trim();
  const letters = [...new Intl.Segmenter(locale, { granularity: "grapheme" }).segment(line)];
  if (letters.length <= length) return line;
  const cut = line.slice(0, letters[length]?.index);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(" "), 1)).replace(/[\s,;:।–-]+$/u, "")}…`;
}
