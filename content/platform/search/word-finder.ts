import { foldedWord } from "./folded.ts";
import type { Lexicon } from "./lexicon.ts";
import { longestWord, wordsOf } from "./words.ts";

/** A searched word in a text. */
export interface Hit {
  number: number;
  from: number;
  to: number;
}

/** The kinds of code units: `odd` ones are letters of which the folded ones may be others, or more. */
const kind = { between: 0, letter: 1, digit: 2, odd: 3 } as const;

const plainLetter =
  /^[a-zA-Z\u0900-\u0928\u092a-\u0930\u0932\u0933\u0935-\u093b\u093d-\u0957\u0960-\u0963\u0970-\u097f]$/;
const inWord = /^[\p{L}\p{M}\p{Nd}\p{Cs}\u200c\u200d]$/u;

function kindOf(code: number): number {
  const sign = String.fromCharCode(code);
  if (!inWord.test(sign)) return kind.between;
  if (/^\p{Nd}$/u.test(sign)) return kind.digit;
  return plainLetter.test(sign) ? kind.letter : kind.odd;
}
const kinds = Uint8Array.from({ length: 0x10000 }, (_, code) => kindOf(code));

const isPlainNumber = new RegExp(`^[1-9]\\d{0,${longestWord - 1}}$`);

/** The size of the table of hashes: of a few hundred words, one in twenty other words falls on the same place. */
const places = 2 ** 14;
const hashed = (hash: number, code: number) =>
  Math.imul(hash ^ (code > 64 && code < 91 ? code + 32 : code), 0x01000193);
const placeOf = (hash: number) => (hash ^ (hash >>> 15)) & (places - 1);
const start = 0x811c9dc5 | 0;

/**
 * Finds searched words in texts. A text has hundreds of words, each of which would have to be cut out, folded and
 * looked up: this does so only for those that have the same hash as a searched one, and for those with other than plain
 * letters.
 */
export class WordFinder {
  readonly #numbers = new Map<string, number>();
  readonly #hashes = new Uint8Array(places);

  constructor(searched: Iterable<number>, lexicon: Lexicon) {
    for (const number of searched) {
      const word = lexicon.wordOf(number);
      this.#numbers.set(word, number);
      let hash: number = start;
      for (let at = 0; at < word.length; at += 1) hash = hashed(hash, word.charCodeAt(at));
      this.#hashes[placeOf(hash)] = 1;
    }
  }

  /** The searched words in a text, in order. */
  hitsIn(text: string): Hit[] {
    const hits: Hit[] = [];
    for (let at = 0; at < text.length; at += 1) {
      if (kinds[text.charCodeAt(at)] === kind.between) continue;
      const from = at;
      let hash: number = start;
      let isPlain = true;
      for (; at < text.length; at += 1) {
        const code = text.charCodeAt(at);
        const own = kinds[code];
        if (own === kind.between && !isWithinNumber(text, at)) break;
        if (own !== kind.letter) isPlain = false;
        if (at - from < longestWord) hash = hashed(hash, code);
      }
      if (!isPlain) this.#lookIn(text.slice(from, at), from, hits);
      else if (this.#hashes[placeOf(hash)] === 1)
        this.#look(foldedWord(text.slice(from, Math.min(at, from + longestWord))), from, at, hits);
    }
    return hits;
  }

  #lookIn(part: string, offset: number, hits: Hit[]): void {
    if (isPlainNumber.test(part)) this.#look(part, offset, offset + part.length, hits);
    else for (const { text, from, to } of wordsOf(part)) this.#look(text, offset + from, offset + to, hits);
  }
  #look(word: string, from: number, to: number, hits: Hit[]): void {
    const number = this.#numbers.get(word);
    if (number !== undefined) hits.push({ number, from, to });
  }
}

/** Whether a sign is part of a number: "1,900" is one word. */
function isWithinNumber(text: string, at: number): boolean {
  const sign = text[at];
  const isDigit = (place: number) => kinds[text.charCodeAt(place)] === kind.digit;
  return (sign === "," || sign === ".") && isDigit(at - 1) && isDigit(at + 1);
}
