import { type Amount, amountsOf } from "./amounts.ts";
import { Lexicon } from "./lexicon.ts";
import { joinedWords, wordsOf } from "./words.ts";

/** The words of all that is published: the lists of a process share them, since many are in several. */
export const lexicon = new Lexicon();

/** A part of an item's text, and how much a word in it says about the item. */
export type TextPart = readonly [text: unknown, weight: keyof typeof weights];
/** Title, names that belong to it (client, place, people, sector), a summary, and the running text. */
const weights = { title: 8, name: 4, summary: 3, text: 1 } as const;

/** What an item is found by, without its text: small enough to be kept for ten thousand. */
export interface SearchedText {
  /** The number of each word in the lexicon, times 16, with its weight of 1 to 15. */
  words: Uint32Array;
  amounts: readonly Amount[];
}

/** An item's texts in both languages, made ready to be searched. Parts that are no text are left out. */
export function searchedText(parts: readonly TextPart[], words = lexicon): SearchedText {
  const found = new Map<number, number>();
  const amounts = new Map<string, Amount>();
  for (const [text, weight] of parts) {
    if (typeof text !== "string" || text === "") continue;
    const own = wordsOf(text);
    const joined = joinedWords(text, own).map((run) => run.map((at) => own[at]?.text).join(""));
    for (const word of [...own.map((one) => one.text), ...joined]) {
      const number = words.add(word);
      found.set(number, Math.min(15, (found.get(number) ?? 0) + weights[weight]));
    }
    for (const amount of amountsOf(text)) amounts.set(`${amount.dimension} ${amount.value}`, amount);
  }
  return {
    words: Uint32Array.from(found, ([number, weight]) => number * 16 + weight),
    amounts: [...amounts.values()],
  };
}
