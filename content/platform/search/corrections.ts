import { type Lexicon, soundsOf } from "./lexicon.ts";
import { type Meanings, meaningsOfPhrase } from "./meanings.ts";
import { errorsAllowed, typingErrors } from "./nearness.ts";
import { stopWords } from "./search-words.ts";
import type { Vocabulary } from "./variants.ts";

/**
 * The probable meanings of a word that occurs nowhere: two words that were typed as one, or the nearest word among
 * those of a vocabulary and those with a meaning. `isUnfinished`: more letters may follow.
 */
export function correction(
  vocabulary: Vocabulary,
  meanings: Meanings,
  word: string,
  isUnfinished = false,
): string | undefined {
  const allowed = errorsAllowed(word);
  if (allowed === 0 || /\p{Nd}/u.test(word)) return undefined;
  return (
    inTwo(vocabulary, word) ??
    nearestWord(vocabulary, meanings, word, allowed) ??
    nearestSound(vocabulary, word) ??
    (isUnfinished && word.length >= shortestStart ? nearestStart(vocabulary, word) : undefined)
  );
}

function occurs(vocabulary: Vocabulary, word: string): boolean {
  const number = vocabulary.lexicon.numberOf(word);
  return number !== undefined && vocabulary.countOf(number) > 0;
}

/** The fewest letters of a half: with fewer, many words could be cut in two. */
const shortestHalf = 4;

/** The word as two that occur, the shorter of which is as long as possible. */
function inTwo(vocabulary: Vocabulary, word: string): string | undefined {
  const letters = [...word];
  let best: { words: string; shorter: number } | undefined;
  for (let at = shortestHalf; at <= letters.length - shortestHalf; at += 1) {
    const shorter = Math.min(at, letters.length - at);
    if (/\p{M}/u.test(letters[at] ?? "") || shorter <= (best?.shorter ?? 0)) continue;
    const [first, second] = [letters.slice(0, at).join(""), letters.slice(at).join("")];
    if (occurs(vocabulary, first) && occurs(vocabulary, second)) best = { words: `${first} ${second}`, shorter };
  }
  return best?.words;
}

const isLatin = /^[a-z]+$/;
/** Up to this length, a word with a letter too many is more often another word: "silt", "sit"; "world", "word". */
const shortWord = 5;
const isAnotherWord = (typed: string, other: string) =>
  // A letter typed twice is an error: "setti", "Seti".
  isLatin.test(typed) && typed.length <= shortWord && other.length < typed.length && !/(.)\1/.test(typed);

interface Near {
  word: string;
  errors: number;
  rows: number;
}
/** Fewer errors first, then the same first letter, which few people mistype, then the more frequent word. */
const byNearness = (typed: string) => {
  const begins = ({ word }: Near) => (word[0] === typed[0] ? 0 : 1);
  return (a: Near, b: Near) => a.errors - b.errors || begins(a) - begins(b) || b.rows - a.rows;
};

function nearestWord(vocabulary: Vocabulary, meanings: Meanings, word: string, allowed: number): string | undefined {
  const near = (lexicon: Lexicon, rowsOf: (number: number) => number): Near[] =>
    lexicon.resembling(word, allowed).flatMap((number) => {
      const rows = rowsOf(number);
      const other = lexicon.wordOf(number);
      // Nobody means a word that says nothing: "world" is no error for "would".
      if (rows === 0 || stopWords.has(other) || isAnotherWord(word, other)) return [];
      const errors = typingErrors(word, other, allowed);
      return errors <= allowed ? [{ word: other, errors, rows }] : [];
    });
  const all = [...near(vocabulary.lexicon, (number) => vocabulary.countOf(number)), ...near(meanings.words, () => 0.5)];
  const nearest = all.sort(byNearness(word))[0];
  // It is a word, of a phrase with a meaning, that no text has.
  if (nearest?.word === word) return undefined;
  return nearest && (nearest.rows < 1 ? asTextsHaveIt(vocabulary, meanings, nearest.word) : nearest.word);
}

/** A word that texts do not have, as they write it if it is a spelling of one: सिँचाइ for सिचाइ. */
function asTextsHaveIt(vocabulary: Vocabulary, meanings: Meanings, word: string): string {
  const others = (meaningsOfPhrase(meanings, [word]) ?? []).flatMap(([other = "", ...rest]) =>
    rest.length === 0 && occurs(vocabulary, other) ? [other] : [],
  );
  return others.find((other) => typingErrors(word, other, 2) <= 2) ?? word;
}

/** The shortest sound that may differ in one place: shorter ones would be near too many others. */
const shortestNear = 6;
const withoutNasals = (sound: string) => sound.replace(/n(?=[^aeiou])/g, "");
const isNear = (sound: string, other: string) =>
  withoutNasals(sound) === withoutNasals(other) ||
  (Math.min(sound.length, other.length) >= shortestNear && typingErrors(sound, other, 1) <= 1);

/** The most frequent word that sounds nearly the same, for spellings that omit a nasal or a conjunct. */
function nearestSound(vocabulary: Vocabulary, word: string): string | undefined {
  const near = soundsOf(word).flatMap((sound) =>
    vocabulary.lexicon
      .nearlySounding(sound, 1)
      .filter((other) => isNear(sound, other.sound))
      .flatMap(({ words }) => words),
  );
  // Within English, sounds forgive too much.
  const isFar = (other: string) => isLatin.test(word) && isLatin.test(other) && typingErrors(word, other, 2) > 2;
  return byFrequency(vocabulary, near)
    .map((number) => vocabulary.lexicon.wordOf(number))
    .find((other) => !isFar(other));
}

/** With fewer letters, an unknown word would be near some other one. */
const shortestStart = 5;
/** The most words that are compared: those that texts have most often. */
const mostCompared = 300;

/** The most frequent word of which a beginning is one error away. */
function nearestStart(vocabulary: Vocabulary, word: string): string | undefined {
  const { length } = word;
  const isNearStart = (other: string) =>
    [length, length + 1, length - 1].some((end) => typingErrors(word, other.slice(0, end), 1) <= 1);
  const { lexicon } = vocabulary;
  return byFrequency(vocabulary, lexicon.beginningLike(word))
    .slice(0, mostCompared)
    .map((number) => lexicon.wordOf(number))
    .find(isNearStart);
}

const byFrequency = (vocabulary: Vocabulary, numbers: readonly number[]): number[] =>
  [...new Set(numbers)]
    .filter((number) => vocabulary.countOf(number) > 0)
    .sort((a, b) => vocabulary.countOf(b) - vocabulary.countOf(a) || a - b);
