import { type Locale, otherLocale } from "@setu/contract/locale";
import type { Lexicon } from "../platform/search/lexicon.ts";
import { wordsOf } from "../platform/search/words.ts";
import type { Title } from "./entries.ts";

/** The length of an excerpt in characters: about two lines. */
const length = 190;
/** The characters shown before the first match if its sentence begins too far away. */
const before = 40;
/** The end of a sentence or of a list item. A short word with a full stop is an abbreviation: "Dr.", "No.", "रु." */
const sentenceEnd = /(?:[!?।]|(?<=[\p{L}\p{M}\p{N})”"]{3})\.) +(?=[^\p{Ll}])| · /gu;
/** Longer abbreviations. */
const shortened = /(?:approx|dept|govt|incl|prof)\. $/i;

export interface Excerpt {
  text: string;
  locale: Locale;
}

/**
 * The part of a text with the most different searched words, in the requested language; in the other language if neither that text
 * nor the title has any; the text's beginning if there are none at all. An item in one language is quoted in that one.
 */
export function excerptAround(
  texts: Record<Locale, string>,
  titles: Record<Locale, Title>,
  locale: Locale,
  searched: ReadonlySet<number>,
  lexicon: Lexicon,
): Excerpt {
  const servedIn = (language: Locale) => {
    const { served } = titles[language];
    return { text: texts[served].replace(/\s+/g, " "), locale: served };
  };
  const isInTitle = bestPlace(titles[locale].name, searched, lexicon) !== undefined;
  for (const language of isInTitle ? [locale] : [locale, otherLocale(locale)]) {
    const whole = servedIn(language);
    const place = bestPlace(whole.text, searched, lexicon);
    if (place) return { ...whole, text: cutAt(whole.text, place) };
  }
  const whole = servedIn(texts[titles[locale].served] ? locale : otherLocale(locale));
  return { ...whole, text: cutAt(whole.text, { from: 0, to: 0 }) };
}

interface Stretch {
  from: number;
  /** The end of the last searched word. */
  to: number;
}

/** The stretch with the most different searched words; undefined if there are none. */
function bestPlace(text: string, searched: ReadonlySet<number>, lexicon: Lexicon): Stretch | undefined {
  const hits = wordsOf(text).flatMap(({ text: word, from, to }) => {
    const number = lexicon.numberOf(word);
    return number !== undefined && searched.has(number) ? [{ number, from, to }] : [];
  });
  let best: (Stretch & { different: number }) | undefined;
  for (const [index, { from, to }] of hits.entries()) {
    const stretch = { from, to };
    const within = new Set<number>();
    for (let next = index; next < hits.length; next += 1) {
      const hit = hits[next];
      if (!hit || hit.to > from + length - before) break;
      if (!within.has(hit.number)) stretch.to = hit.to;
      within.add(hit.number);
    }
    if (within.size > (best?.different ?? 0)) best = { ...stretch, different: within.size };
  }
  return best;
}

/** The text around a stretch, in whole words, from the beginning of its sentence if that is near enough. */
function cutAt(text: string, { from, to }: Stretch): string {
  const sentence = sentenceBegin(text, from);
  const isWhole = to - sentence <= length;
  const start = isWhole ? sentence : Math.min(from, text.indexOf(" ", from - before) + 1);
  const rest = text.slice(start);
  const lead = isWhole ? "" : "… ";
  if (rest.length <= length) return lead + rest;
  const cut = rest.slice(0, rest.lastIndexOf(" ", length) + 1 || length);
  return `${lead}${cut.replace(/[\s,;:।·–-]+$/u, "")} …`;
}

/** The index at which the sentence around this place begins. */
function sentenceBegin(text: string, place: number): number {
  let begin = 0;
  for (const { index, 0: end } of text.slice(0, place).matchAll(sentenceEnd)) {
    if (!shortened.test(text.slice(0, index + end.length))) begin = index + end.length;
  }
  return begin;
}
