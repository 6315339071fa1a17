import { type AskedAmount, askedAmounts } from "./amounts.ts";
import { knownMeanings, type Meanings, meaningsOfPhrase, stemsOf } from "./meanings.ts";
import { stopWords } from "./search-words.ts";
import { stemOf } from "./stem.ts";
import { joinedWords, wordsOf } from "./words.ts";

/** One part of a query, matched by any of its ways. A way is one word or several, all of which must occur. */
export interface AskedWords {
  /** The typed words, folded. */
  typed: string;
  ways: readonly (readonly string[])[];
  /** Ways with the same meaning in other words. */
  synonyms: readonly (readonly string[])[];
}
export interface Query {
  words: AskedWords[];
  amounts: AskedAmount[];
}

/** Limits on a query that no real search reaches; strangers may send anything. */
const most = { letters: 100, words: 8, amounts: 4 };

/** The query that a typed text means; undefined if it has neither a word nor a figure. */
export function queryOf(typed: string | undefined, meanings: Meanings = knownMeanings): Query | undefined {
  // Half of a letter of two code units may be left at the end.
  const text = (typed ?? "").slice(0, most.letters).replace(/[\ud800-\udbff]$/, "");
  const { amounts: all, rest } = askedAmounts(text);
  const amounts = [...new Map(all.map((amount) => [JSON.stringify(amount), amount])).values()].slice(0, most.amounts);
  const units = unitsOf(rest, meanings);
  const telling = units.filter((one) => !stopWords.has(one.typed));
  const words = telling.length > 0 || amounts.length > 0 ? telling : units;
  return words.length > 0 || amounts.length > 0 ? { words: words.slice(0, most.words), amounts } : undefined;
}

function unitsOf(text: string, meanings: Meanings): AskedWords[] {
  const words = wordsOf(text);
  const runs = new Map(joinedWords(text, words).map((run) => [run[0] ?? 0, run]));
  const units: AskedWords[] = [];
  for (let at = 0; at < words.length; ) {
    const run = runs.get(at);
    const phrase = run ? undefined : phraseAt(meanings, words, at);
    const length = run?.length ?? phrase?.length ?? 1;
    const own = words.slice(at, at + length).map((word) => word.text);
    units.push({
      typed: own.join(" "),
      ways: own.length > 1 ? [[own.join("")], own] : [own],
      synonyms: (phrase?.meanings ?? []).filter((other) => stemsOf(other) !== stemsOf(own)),
    });
    at += length;
  }
  return units;
}

/** The words of a phrase with a meaning, each on its own: for a phrase that occurs nowhere. */
export const apart = ({ ways: [, words = []] }: AskedWords, meanings: Meanings): AskedWords[] =>
  words
    .filter((word) => !stopWords.has(word))
    .map((word) => ({
      typed: word,
      ways: [[word]],
      synonyms: (meaningsOfPhrase(meanings, [word]) ?? []).filter((other) => stemsOf(other) !== stemOf(word)),
    }));

/** The longest phrase with a meaning that begins here, in which a word may be written as two. */
function phraseAt(meanings: Meanings, words: readonly { text: string }[], at: number) {
  for (let length = Math.min(Math.max(meanings.longest, 2), words.length - at); length > 0; length -= 1) {
    const own = words.slice(at, at + length).map(({ text }) => text);
    const found =
      meaningsOfPhrase(meanings, own) ?? (length === 2 ? meanings.byStems.get(stemOf(own.join(""))) : undefined);
    if (found) return { length, meanings: found };
  }
  return undefined;
}
