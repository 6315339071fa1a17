import type { Locale } from "@setu/contract/locale";

/** The longest name to greet, in letters as readers count them. */
const longestName = 60;
const mostWords = 6;
/** Letters of any script, joiners, and the separators between the parts of a name. */
const letters = /^(?:[\p{Letter}\p{Mark} .,'’ʼ-]|\u200c|\u200d)*$/u;
/**
 * A likely address: mail programs make a link of `evil.com` anywhere. In names, a full stop is followed by a space, the
 * end, or one letter and another full stop.
 */
const likeAddress = /\.(?![\s,]|$|\p{Letter}\p{Mark}*(?:[.\s,]|$))/u;

const nobody: Record<Locale, string> = { en: "Sir or Madam", ne: "महोदय/महोदया" };

/** Whether a text could be a name: a stranger may have typed a message instead. */
function isLikeName(name: string): boolean {
  const length = Array.from(new Intl.Segmenter("ne", { granularity: "grapheme" }).segment(name)).length;
  const isShort = name !== "" && length <= longestName && name.split(/\s+/).length <= mostWords;
  return isShort && letters.test(name) && /\p{Letter}/u.test(name) && !likeAddress.test(name);
}

/**
 * How a mail addresses a person whose name and address anybody may have typed. Without this check our mails would carry a
 * stranger's words, under the firm's name, to any address (safety, T2).
 */
export const greetedAs = (name: string, locale: Locale): string => (isLikeName(name) ? name : nobody[locale]);
