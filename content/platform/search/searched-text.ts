import { type Amount, amountsOf } from "./amounts.ts";
import { Lexicon } from "./lexicon.ts";
import { joinedWords, wordsOf } from "./words.ts";

/** The words of everything published, shared by the lists of a process, since many words are in several lists. */
export const lexicon = new Lexicon();

/** A part of an item's text, with the weight of its words. */
export type TextPart = readonly [text: unknown, weight: keyof typeof weights];
/** The title, related names (client, place, people, sector), a summary, and the body text. */
const weights = { title: 8, name: 4, summary: 3, text: 1 } as const;
/** The most that a word can weigh by its occurrences in body texts: in a long text any word occurs often. */
const mostOfTexts = 3;

/** The searched words and amounts of an item, without its text: small enough to keep for ten thousand items. */
export interface SearchedText {
  /** The number of each word in the lexicon, times 16, plus its weight of 1 to 15. */
  words: Uint32Array;
  amounts: readonly Amount[];
}

/** Prepares an item's texts in both languages for searching. Parts that are not texts are left out. */
export function searchedText(parts: readonly TextPart[], words = lexicon): SearchedText {
  const found = new Map<number, number>();
  const inTexts = new Map<number, number>();
  const amounts = new Map<string, Amount>();
  for (const [text, weight] of parts) {
    if (typeof text !== "string" || text === "") continue;
    const own = wordsOf(text);
    const joined = joinedWords(text, own).map((run) => run.map((at) => own[at]?.text).join(""));
    for (const word of [...own.map((one) => one.text), ...joined]) {
      const number = words.add(word);
      if (weight === "text") inTexts.set(number, Math.min(mostOfTexts, (inTexts.get(number) ?? 0) + weights.text));
      else found.set(number, (found.get(number) ?? 0) + weights[weight]);
    }
    for (const amount of amountsOf(text)) amounts.set(`${amount.dimension} ${amount.value}`, amount);
  }
  for (const [number, weight] of inTexts) found.set(number, (found.get(number) ?? 0) + weight);
  return {
    words: Uint32Array.from(found, ([number, weight]) => number * 16 + Math.min(15, weight)),
    amounts: [...amounts.values()],
  };
}
