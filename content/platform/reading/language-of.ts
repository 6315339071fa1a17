import { type Locale, locales } from "@setu/contract/locale";

/** Detects a text's language by the script of most of its letters and vowel signs; undefined if there are none. */
export function languageOf(text: string): Locale | undefined {
  const [latin = 0, devanagari = 0] = [/[a-z]+/giu, /\p{Script=Devanagari}+/gu].map((letters) =>
    text.match(letters)?.reduce((sum, run) => sum + run.length, 0),
  );
  if (latin + devanagari === 0) return undefined;
  return locales[devanagari > latin ? 1 : 0];
}
