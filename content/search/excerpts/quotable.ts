import type { Lexicon } from "../../platform/search/lexicon.ts";
import { wordsOf } from "../../platform/search/words.ts";

/** A text from which excerpts are taken, with the places of its words. */
export interface Quotable {
  text: string;
  /** Of each word in order: its number, where it begins and where it ends. */
  words: Uint32Array;
}

/** The number of a word that nothing can be found by. */
const unknown = 0xffff_ffff;

export function quotable(written: string, lexicon: Lexicon): Quotable {
  const text = written.replace(/\s+/g, " ");
  const found = wordsOf(text);
  const words = new Uint32Array(found.length * 3);
  let at = 0;
  for (const word of found) {
    words[at++] = lexicon.numberOf(word.text) ?? unknown;
    words[at++] = word.from;
    words[at++] = word.to;
  }
  return { text, words };
}

/** A searched word in a text. */
export interface Hit {
  number: number;
  from: number;
  to: number;
}

/** The searched words in a text, in order. */
export function hitsIn({ words }: Quotable, searched: ReadonlySet<number>): Hit[] {
  const hits: Hit[] = [];
  for (let at = 0; at < words.length; at += 3) {
    const [number = unknown, from = 0, to = 0] = [words[at], words[at + 1], words[at + 2]];
    if (searched.has(number)) hits.push({ number, from, to });
  }
  return hits;
}
