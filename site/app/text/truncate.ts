import type { Locale } from "@setu/contract/locale";

/** The lengths at which the specification truncates texts (section 9). */
export const cuts = { perspective: 1097, whoWeAre: 465, standard: 58 } as const;

/** Each is created once: creating one costs more than using it. */
const segmenters: Partial<Record<Locale, Intl.Segmenter>> = {};
const segmenterOf = (locale: Locale): Intl.Segmenter => {
  segmenters[locale] ??= new Intl.Segmenter(locale, { granularity: "grapheme" });
  return segmenters[locale];
};

/**
 * Returns the first `length` characters as a reader counts them (grapheme clusters), so that no Devanagari
 * letter is broken, with an ellipsis if text was removed.
 */
export function truncate(text: string, locale: Locale, length: number = cuts.standard): string {
  // A shortcut: a text of so few code units has no more characters than that.
  if (text.length <= length) return text;
  let count = 0;
  for (const { index } of segmenterOf(locale).segment(text)) {
    if (count === length) return `${text.slice(0, index).trimEnd()}…`;
    count += 1;
  }
  return text;
}
