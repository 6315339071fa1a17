import { latinDigits } from "@setu/contract/digits";

/**
 * A text in the form that search compares. Upper and lower case, composed and decomposed letters, Latin accents, the
 * nukta, joiners and both sets of digits are the same to a reader.
 */
export const folded = (text: string): string =>
  latinDigits(text.normalize("NFKD").replace(/[\u0300-\u036f\u093c\u200b-\u200f\u2060\ufeff]/g, "")).toLowerCase();
