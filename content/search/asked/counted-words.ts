import { latinDigits } from "@setu/contract/digits";
import { wordsOf } from "../../platform/search/words.ts";

const most = { letters: 64, words: 8 };
/** A fiscal year has four digits in a row, "2081/82"; an account, citizenship or telephone number has more. */
const longNumber = /\d{5}|\+?\d(?:[\s().-]{0,2}\d){6}/;
const address = /@|\b(?:https?|www)\b|\b(?:gmail|yahoo|hotmail|outlook|icloud|proton)\b/i;

/**
 * A search in the form that is counted: its words as the search compares them. Undefined for a text that may identify a person
 * (addresses, long numbers), or that is too long for a search.
 */
export function countedWords(typed: string): string | undefined {
  if (typed.length > most.letters || address.test(typed) || longNumber.test(latinDigits(typed))) return undefined;
  const words = wordsOf(typed).map(({ text }) => text);
  return words.length > 0 && words.length <= most.words ? words.join(" ") : undefined;
}
