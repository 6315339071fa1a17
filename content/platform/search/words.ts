import { foldedWord } from "./folded.ts";

/** A word of a text. */
export interface Word {
  /** The folded word, for comparing. */
  text: string;
  /** Its position in the text. */
  from: number;
  to: number;
}

/** A number with its separators, or letters of any script. */
const pattern = /\p{Nd}+(?:[.,]\p{Nd}+)*|[\p{L}\p{M}\u200c\u200d]+/gu;
/** The longest word: nobody types longer ones. */
export const longestWord = 40;

/** "1,900" and "1900" are one number, and so are "014" and "14". */
const evened = (word: string) =>
  /^\p{Nd}/u.test(word) ? word.replaceAll(",", "").replace(/^0+(?=\p{Nd})/u, "") : word;

/** The words of a text in order. */
export function wordsOf(text: string): Word[] {
  const words: Word[] = [];
  for (const match of text.matchAll(pattern)) {
    const word = evened(foldedWord(match[0].length > longestWord ? match[0].slice(0, longestWord) : match[0]));
    if (/[\p{L}\p{Nd}]/u.test(word)) words.push({ text: word, from: match.index, to: match.index + match[0].length });
  }
  return words;
}

/** Runs of words that are written as one, by their positions: "HEC-HYD-014" is [0, 1, 2]. Single words are left out. */
export function joinedWords(text: string, words: readonly Word[]): number[][] {
  const runs: number[][] = [];
  let run = [0];
  for (let next = 1; next <= words.length; next += 1) {
    const [last, word] = [words[next - 1], words[next]];
    const between = last && word ? text.slice(last.to, word.from) : " ";
    if (between === "" || /^[-‐‑–/]$/.test(between)) {
      run.push(next);
    } else {
      if (run.length > 1) runs.push(run);
      run = [next];
    }
  }
  return runs;
}
