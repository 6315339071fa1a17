import { latinDigits } from "@setu/contract/digits";

const isLatin = /^[\0-\x7f]*$/;
/** Devanagari without what is composed of several signs, the nukta and digits. */
const isPlainNepali = /^[\u0900-\u0928\u092a-\u0930\u0932\u0933\u0935-\u093b\u093d-\u0957\u0960-\u0965\u0970-\u097f]*$/;

/** Most words need no more, and many thousands are folded for one page of results. */
function simplyFolded(text: string): string | undefined {
  if (isLatin.test(text)) return text.toLowerCase();
  return isPlainNepali.test(text) ? text : undefined;
}
const thoroughlyFolded = (text: string): string =>
  latinDigits(text.normalize("NFKD").replace(/[\u0300-\u036f\u093c\u200b-\u200f\u2060\ufeff]/g, "")).toLowerCase();

/**
 * A text in the form that search compares. Upper and lower case, composed and decomposed letters, Latin accents, the
 * nukta, joiners and both sets of digits are the same to a reader.
 */
export const folded = (text: string): string => simplyFolded(text) ?? thoroughlyFolded(text);

/**
 * The same for a word. Some letters then contain a space or a point ("ͺ", "Ŀ"), at which a query would be split into
 * two words: it is removed.
 */
export const foldedWord = (word: string): string =>
  simplyFolded(word) ?? thoroughlyFolded(word).replace(/[^\p{L}\p{M}\p{Nd}.,]/gu, "");
