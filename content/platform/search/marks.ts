import { lexicon } from "./searched-text.ts";
import { wordsOf } from "./words.ts";

/** The words in these texts that match a search, as they are written there: the words that a list marks. */
export function marksIn(texts: readonly string[], searched: ReadonlySet<number>, known = lexicon): string[] {
  const marks = new Set<string>();
  for (const text of texts) {
    for (const word of wordsOf(text)) {
      const number = known.numberOf(word.text);
      if (number !== undefined && searched.has(number)) marks.add(text.slice(word.from, word.to));
    }
  }
  return [...marks];
}
