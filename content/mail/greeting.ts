import type { Locale } from "@setu/contract/locale";

/** Longest name that is greeted, in letters as readers count them. */
const longestName = 60;
const mostWords = 6;
/** What no name holds: digits, addresses of pages and mail, and the signs of a sentence. */
const unlike = /[\p{Nd}@:/\\!?<>{}[\]|=]|www\.|\.\p{Letter}{2,}$/iu;

const nobody: Record<Locale, string> = { en: "Sir or Madam", ne: "महोदय/महोदया" };

/** Whether somebody could be called that: a stranger may have typed a message of their own in its place. */
function isLikeName(name: string): boolean {
  const letters = Array.from(new Intl.Segmenter("ne", { granularity: "grapheme" }).segment(name)).length;
  return name !== "" && letters <= longestName && name.split(/\s+/).length <= mostWords && !unlike.test(name);
}

/**
 * How a mail addresses somebody whose name and mail address anybody may have typed. Without this our mails would carry a
 * stranger's words, under the firm's name, to whomever they choose (safety, T2).
 */
export const greetedAs = (name: string, locale: Locale): string => (isLikeName(name) ? name : nobody[locale]);
