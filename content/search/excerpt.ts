import { type Locale, otherLocale } from "@setu/contract/locale";
import type { Lexicon } from "../platform/search/lexicon.ts";
import { wordsOf } from "../platform/search/words.ts";
import type { Title } from "./search-file.ts";

/** About two lines, in characters. */
const length = 190;
/** How much of what comes before the first word is shown. */
const before = 40;

export interface Excerpt {
  text: string;
  locale: Locale;
}

/**
 * The lines of a text with the most of the words that were looked for, from the language asked for, or from the other where only that
 * one has any. Where the title has such words, or none has: how the text begins.
 */
export function excerptAround(
  texts: Record<Locale, string>,
  title: Title,
  locale: Locale,
  searched: ReadonlySet<number>,
  lexicon: Lexicon,
): Excerpt {
  const isInTitle = bestPlace(title.name, searched, lexicon) !== undefined;
  for (const language of isInTitle ? [locale] : [locale, otherLocale(locale)]) {
    const text = texts[language].replace(/\s+/g, " ");
    const from = bestPlace(text, searched, lexicon);
    if (from !== undefined) return { text: cutAt(text, from), locale: language };
  }
  const language = texts[locale] ? locale : otherLocale(locale);
  return { text: cutAt(texts[language].replace(/\s+/g, " "), 0), locale: language };
}

/** Where the stretch with the most different words begins; undefined where there is none. */
function bestPlace(text: string, searched: ReadonlySet<number>, lexicon: Lexicon): number | undefined {
  const hits = wordsOf(text).flatMap(({ text: word, from }) => {
    const number = lexicon.numberOf(word);
    return number !== undefined && searched.has(number) ? [{ number, from }] : [];
  });
  let best: { from: number; different: number } | undefined;
  for (const [index, { from }] of hits.entries()) {
    const within = new Set<number>();
    for (let next = index; next < hits.length; next += 1) {
      const hit = hits[next];
      if (!hit || hit.from > from + length - before) break;
      within.add(hit.number);
    }
    if (within.size > (best?.different ?? 0)) best = { from, different: within.size };
  }
  return best?.from;
}

/** The text around a place, in whole words. */
function cutAt(text: string, place: number): string {
  const sentence = text.lastIndexOf(". ", place) + 2;
  const wanted = place <= before ? 0 : sentence > 1 && place - sentence <= before ? sentence : place - before;
  const start = wanted === 0 || wanted === sentence ? wanted : text.indexOf(" ", wanted) + 1 || wanted;
  const rest = text.slice(start);
  if (rest.length <= length) return (start > 0 && start !== sentence ? "… " : "") + rest;
  const cut = rest.slice(0, rest.lastIndexOf(" ", length) + 1 || length);
  return `${start > 0 && start !== sentence ? "… " : ""}${cut.replace(/[\s,;:।–-]+$/u, "")} …`;
}
