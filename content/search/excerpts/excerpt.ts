import { type Locale, otherLocale } from "@setu/contract/locale";
import { unbrokenUnits } from "@setu/contract/text/unbroken-units";
import { languageOf } from "../../platform/reading/language-of.ts";
import type { WordFinder } from "../../platform/search/word-finder.ts";
import type { Quotable } from "../entries.ts";

/** The length of an excerpt in characters: about two lines. */
const length = 190;
/** The characters shown before the first match if its sentence begins too far away. */
const before = 40;
/** The end of a sentence or of a list item. A short word with a full stop is an abbreviation: "Dr.", "No.", "रु." */
const sentenceEnd = /(?:[!?।]|(?<=[\p{L}\p{M}\p{N})”"]{3})\.) +(?=[^\p{Ll}])| · /gu;
/** Longer abbreviations. */
const shortened = /(?:approx|dept|govt|incl|prof)\. $/i;

interface Excerpt {
  text: string;
  locale: Locale;
}

/**
 * The parts of an item that show readers why it was found: an excerpt of its text, and its other names, such as its
 * sector, where only these contain a searched word.
 */
interface Quoted {
  excerpt: Excerpt;
  names: Excerpt | null;
}

/** The searched words, and the language in which they were typed. */
interface Asking {
  finder: WordFinder;
  language: Locale | undefined;
}

/**
 * The part of a text with the most different searched words, in the requested language. It is the beginning of the text
 * if no part has any, or if the title has as many as the best part: readers see why the item was found, and its first
 * sentences say what it is. Where only its other names have them, those are quoted too. The other language is quoted if
 * it alone has the words, and the query is not in the requested one: somebody who asks in English may read only
 * English.
 */
export function excerptAround(
  quotable: (language: Locale) => Quotable,
  title: string,
  locale: Locale,
  { finder, language: asked }: Asking,
): Quoted {
  const textIn = (language: Locale) => quotable(language).text;
  const quote = (language: Locale) => {
    const text = textIn(language);
    const place = bestPlace(text, finder);
    return place && place.score > scoreOfTitle ? cutAt(text, place) : undefined;
  };
  const inTitle = new Set(finder.hitsIn(title).map(({ number }) => number)).size;
  const scoreOfTitle = inTitle && inTitle + forSentence;
  for (const language of inTitle > 0 || asked === locale ? [locale] : [locale, otherLocale(locale)]) {
    const text = quote(language);
    if (text) return { excerpt: amongItsOwn(text, language, quote), names: null };
  }
  const language = textIn(locale) ? locale : otherLocale(locale);
  const found = inTitle > 0 ? "" : namesFound(quotable(language).names, finder);
  const start = (from: Locale) => cutAt(textIn(from), { from: 0, to: 0 });
  return {
    excerpt: amongItsOwn(start(language), language, start),
    names: found ? { text: unbrokenUnits(found), locale: language } : null,
  };
}

/** The other names that have a searched word, as far as they fit one line of a desktop. */
function namesFound(names: string, finder: WordFinder): string {
  // A service and a group of projects may have the same name.
  const found = [...new Set(names.split(" · "))].filter((name) => finder.hitsIn(name).length > 0);
  while (found.length > 1 && found.join(" · ").length > length / 2) found.pop();
  const [first = ""] = found;
  // Shortened, a longer one might lack the word.
  return first.length > length / 2 ? "" : found.join(" · ");
}

/**
 * Where an item has no text in one language, its texts in that language contain those of the other one (`inLocale`),
 * beside dates and other words that it does have. Such a quotation is taken from the texts of its own language.
 */
function amongItsOwn(text: string, from: Locale, take: (language: Locale) => string | undefined): Excerpt {
  const own = languageOf(text) ?? from;
  const better = (own !== from && take(own)) || text;
  return { text: unbrokenUnits(better), locale: languageOf(better) ?? own };
}

interface Stretch {
  from: number;
  /** The end of the last searched word. */
  to: number;
}

/** Readers learn as much from a sentence as from a list's item or a caption with one more of the searched words. */
const forSentence = 1;
/** Where a sentence ends, or a list's item. */
const anyEnd = /[.!?।](?=\s|$)| · /u;

const isSentence = (text: string, { to }: Stretch): boolean => {
  const [end] = anyEnd.exec(text.slice(to, to + length)) ?? [];
  return end !== undefined && end !== " · ";
};

/** The stretch with the most different searched words, preferably of a sentence; undefined if there are none. */
function bestPlace(text: string, finder: WordFinder): (Stretch & { score: number }) | undefined {
  const hits = finder.hitsIn(text);
  let best: (Stretch & { score: number }) | undefined;
  for (const [index, { from, to }] of hits.entries()) {
    const stretch = { from, to };
    const within = new Set<number>();
    for (let next = index; next < hits.length; next += 1) {
      const hit = hits[next];
      if (!hit || hit.to > from + length - before) break;
      if (!within.has(hit.number)) stretch.to = hit.to;
      within.add(hit.number);
    }
    if (within.size + forSentence <= (best?.score ?? 0)) continue;
    const score = within.size + (isSentence(text, stretch) ? forSentence : 0);
    if (score > (best?.score ?? 0)) best = { ...stretch, score };
  }
  return best;
}

/** The end of the last sentence before a list, if it has the stretch. */
function proseEnd(cut: string, to: number): number | undefined {
  const list = cut.indexOf(" · ");
  const end = list < 0 ? 0 : sentenceBegin(cut.slice(0, list), list);
  return end > to ? end : undefined;
}

/**
 * The text around a stretch, in whole words, from the beginning of its sentence if that is near enough. The parts after
 * the sentences, such as dates and captions, do not explain why the item was found.
 */
function cutAt(text: string, { from, to }: Stretch): string {
  const sentence = sentenceBegin(text, from);
  const isWhole = to - sentence <= length;
  const start = isWhole ? sentence : Math.min(from, text.indexOf(" ", from - before) + 1);
  const rest = text.slice(start);
  const lead = isWhole ? "" : "… ";
  const end = proseEnd(rest.slice(0, length), to - start);
  if (end) return lead + rest.slice(0, end).trimEnd();
  if (rest.length <= length) return lead + rest;
  const cut = rest.slice(0, rest.lastIndexOf(" ", length) + 1 || length);
  return `${lead}${cut.replace(/[\s,;:।·–-]+$/u, "")}\u00a0…`;
}

/** The index at which the sentence around this place begins. */
function sentenceBegin(text: string, place: number): number {
  let begin = 0;
  for (const { index, 0: end } of text.slice(0, place).matchAll(sentenceEnd)) {
    if (!shortened.test(text.slice(0, index + end.length))) begin = index + end.length;
  }
  return begin;
}
