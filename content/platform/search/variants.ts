import type { Lexicon } from "./lexicon.ts";
import { withoutNepaliEnding } from "./sound.ts";

/** The words of a list, and the number of its present texts that contain each. */
export interface Vocabulary {
  lexicon: Lexicon;
  /** By a word's number in the lexicon. A removed word must not be suggested as a correction. */
  countOf(word: number): number;
}

/** How well a word in a text matches a word of the query, from 0 to 1. */
export const quality = {
  same: 1,
  stem: 0.75,
  synonym: 0.75,
  otherScript: 0.75,
  /** If its own script has the word, a word of the other that sounds like it is often another one: "since" and सिँचा, "full" and पुल. */
  otherScriptToo: 0.3,
  start: 0.6,
  sound: 0.5,
  soundStart: 0.4,
  end: 0.4,
  /** If the word itself occurs, a longer one that ends with it seldom means the same: "mission", "transmission". */
  otherEnd: 0.1,
};
/** The most words that a short beginning is expanded to, the most frequent first: it would match half of all words. */
const mostWords = 60;
/** Shorter sounds have many words in common only by chance. */
const shortestSound = { toMatch: 3, toBegin: 4 };

export type WeighedWord = readonly [number: number, quality: number];

export function sameStem({ lexicon }: Vocabulary, word: string): WeighedWord[] {
  const same = lexicon.numberOf(word);
  return lexicon.withStemOf(word).map((number) => [number, number === same ? quality.same : quality.stem]);
}

const longAs = (word: string) => word.match(/[आा]/gu)?.length ?? 0;
const isDevanagari = (word: string) => /\p{Script=Devanagari}/u.test(word);

/** The most frequent of these words. */
const most = (vocabulary: Vocabulary, numbers: readonly number[]) =>
  [...new Set(numbers)]
    .filter((number) => vocabulary.countOf(number) > 0)
    .sort((a, b) => vocabulary.countOf(b) - vocabulary.countOf(a) || a - b)
    .slice(0, mostWords);
const rated = (numbers: readonly number[], well: number) => numbers.map((number): WeighedWord => [number, well]);

/**
 * The words that match a typed one: itself with other endings, in the other script, and longer words that contain it; an
 * unfinished word matches any beginning.
 */
export function plainWords(vocabulary: Vocabulary, word: string, isUnfinished = false): WeighedWord[] {
  const { lexicon } = vocabulary;
  const found = sameStem(vocabulary, word);
  if (/^\p{Nd}/u.test(word)) return found;
  // English words that sound alike are different words; Nepali ones are spellings of the same word.
  const isOther = (number: number) => isDevanagari(word) || isDevanagari(lexicon.wordOf(number));
  const length = [...word].length;
  const occurs = found.some(([number]) => vocabulary.countOf(number) > 0);
  // "dam" does not match "damage" if some text contains "dam", and one letter matches no word that begins with it.
  const isWhole = !isUnfinished && (length < 2 || (length < 4 && occurs));
  const begun =
    isUnfinished && length > 2 ? lexicon.startingLike(word, 2).filter((one) => isDevanagari(lexicon.wordOf(one))) : [];
  const started = isWhole ? [] : most(vocabulary, lexicon.containing(word, "start"));
  const isHere = occurs || (isUnfinished && started.length > 0);
  const isForeign = (number: number) => isDevanagari(word) !== isDevanagari(lexicon.wordOf(number));
  // Spellings of one word agree in their long आ: if the word itself occurs, बन्द is another one than बाँध.
  const isAnother = (number: number) => occurs && !isForeign(number) && longAs(lexicon.wordOf(number)) !== longAs(word);
  const sounding = lexicon
    .soundingLike(word, shortestSound.toMatch)
    .filter((number) => isOther(number) && !isAnother(number));
  return [
    ...found,
    ...sounding.map(
      (number): WeighedWord => [number, isHere && isForeign(number) ? quality.otherScriptToo : quality.otherScript],
    ),
    ...rated(started, quality.start),
    ...rated(most(vocabulary, begun), quality.soundStart),
    ...rated(
      length < 4 ? [] : most(vocabulary, lexicon.containing(word, "end")),
      occurs ? quality.otherEnd : quality.end,
    ),
  ];
}

/** The words that sound like a typed one, with or without a Nepali ending. */
export const sameSound = ({ lexicon }: Vocabulary, word: string): WeighedWord[] =>
  rated(
    [word, withoutNepaliEnding(word)].flatMap((one) => lexicon.soundingLike(one)),
    quality.sound,
  );

/** The words that sound as if they began like a typed one. */
export const soundStart = (vocabulary: Vocabulary, word: string): WeighedWord[] =>
  rated(most(vocabulary, vocabulary.lexicon.startingLike(word, shortestSound.toBegin)), quality.soundStart);
