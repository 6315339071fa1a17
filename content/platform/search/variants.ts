import { type Lexicon, soundsOf } from "./lexicon.ts";
import { errorsAllowed, typingErrors } from "./nearness.ts";

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
  start: 0.6,
  sound: 0.5,
  end: 0.4,
  typing: 0.4,
};
/** The most words that a short beginning is expanded to, the most frequent first: it would match half of all words. */
const mostWords = 60;

export type WeighedWord = readonly [number: number, quality: number];
export function sameStem({ lexicon }: Vocabulary, word: string): WeighedWord[] {
  const same = lexicon.numberOf(word);
  return lexicon.withStemOf(word).map((number) => [number, number === same ? quality.same : quality.stem]);
}

export const sameSound = ({ lexicon }: Vocabulary, word: string): WeighedWord[] =>
  lexicon.soundingLike(word).map((number) => [number, quality.sound]);

const isDevanagari = (word: string) => /\p{Script=Devanagari}/u.test(word);

/**
 * The words that match a typed one: itself with other endings, in the other script, and longer words that contain it; an
 * unfinished word matches any beginning.
 */
export function plainWords(vocabulary: Vocabulary, word: string, isUnfinished = false): WeighedWord[] {
  const { lexicon } = vocabulary;
  const found = sameStem(vocabulary, word);
  if (/^\p{Nd}/u.test(word)) return found;
  const other = lexicon
    .soundingLike(word)
    // English words that sound alike are different words; Nepali ones are spellings of the same word.
    .filter((number) => isDevanagari(word) || isDevanagari(lexicon.wordOf(number)));
  const most = (numbers: number[]) =>
    numbers
      .filter((number) => vocabulary.countOf(number) > 0)
      .sort((a, b) => vocabulary.countOf(b) - vocabulary.countOf(a))
      .slice(0, mostWords);
  // "dam" does not match "damage" if some text contains "dam".
  const isWhole = !isUnfinished && [...word].length < 4 && found.some(([number]) => vocabulary.countOf(number) > 0);
  return [
    ...found,
    ...other.map((number): WeighedWord => [number, quality.otherScript]),
    ...(isWhole ? [] : most(lexicon.containing(word, "start"))).map((number): WeighedWord => [number, quality.start]),
    ...([...word].length < 4 ? [] : most(lexicon.containing(word, "end"))).map(
      (number): WeighedWord => [number, quality.end],
    ),
  ];
}

/** A way with each word that occurs nowhere replaced by the nearest one that does; undefined if a word has none. */
export function correctedWay(vocabulary: Vocabulary, way: readonly string[]): string[] | undefined {
  const corrected = way.map((word) => {
    const occurs = [...plainWords(vocabulary, word), ...sameSound(vocabulary, word)].some(
      ([number]) => vocabulary.countOf(number) > 0,
    );
    return occurs ? word : nearestWord(vocabulary, word);
  });
  return corrected.every((word) => word !== undefined) ? corrected : undefined;
}

function nearestWord(vocabulary: Vocabulary, word: string): string | undefined {
  const allowed = errorsAllowed(word);
  if (allowed === 0 || /\p{Nd}/u.test(word)) return undefined;
  let best: { word: string; errors: number; rows: number } | undefined;
  for (const number of vocabulary.lexicon.resembling(word, allowed)) {
    const rows = vocabulary.countOf(number);
    if (rows === 0) continue;
    const candidate = vocabulary.lexicon.wordOf(number);
    const errors = typingErrors(word, candidate, allowed);
    if (errors > allowed) continue;
    if (!best || errors < best.errors || (errors === best.errors && rows > best.rows)) {
      best = { word: candidate, errors, rows };
    }
  }
  return best?.word ?? nearestSound(vocabulary, word);
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
  const [best] = [...new Set(near)]
    .filter((number) => vocabulary.countOf(number) > 0)
    .sort((a, b) => vocabulary.countOf(b) - vocabulary.countOf(a) || a - b);
  return best === undefined ? undefined : vocabulary.lexicon.wordOf(best);
}
