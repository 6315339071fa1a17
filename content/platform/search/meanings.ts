import { Lexicon } from "./lexicon.ts";
import { sameMeaning } from "./search-words.ts";
import { soundOf, withoutNepaliEnding } from "./sound.ts";
import { stemOf } from "./stem.ts";
import { wordsOf } from "./words.ts";

export type Phrase = readonly string[];

/** Words and phrases that mean the same. */
export interface Meanings {
  /** The phrases of all groups that have a phrase, by its stems. */
  byStems: ReadonlyMap<string, readonly Phrase[]>;
  /** Of those in Devanagari, by their sounds, for a query in Latin letters. */
  bySounds: ReadonlyMap<string, readonly Phrase[]>;
  /** All words in them. */
  words: Lexicon;
  /** How many words the longest phrase has. */
  longest: number;
}

export const stemsOf = (phrase: Phrase): string => phrase.map(stemOf).join(" ");
export const phraseIn = (text: string): string[] => wordsOf(text).map((word) => word.text);

/** The meanings of a phrase: as it is written, or as it sounds in Latin letters. */
export const meaningsOfPhrase = ({ byStems, bySounds }: Meanings, phrase: Phrase): readonly Phrase[] | undefined =>
  byStems.get(stemsOf(phrase)) ??
  latinSounds(phrase)
    .map((sounds) => bySounds.get(sounds))
    .find(Boolean);

/** Shorter sounds have many words in common only by chance. */
const shortestSound = 3;
const soundsOfPhrase = (phrase: Phrase): string[] => {
  const sounds = phrase.map((word) => soundOf(word) ?? "");
  return sounds.every(({ length }) => length >= shortestSound) ? [sounds.join(" ")] : [];
};
const nepaliSounds = (phrase: Phrase) =>
  phrase.every((word) => /^\p{Script=Devanagari}+$/u.test(word)) ? soundsOfPhrase(phrase) : [];
const latinSounds = (phrase: Phrase) =>
  phrase.every((word) => /^[a-z]+$/.test(word))
    ? [phrase, phrase.map(withoutNepaliEnding)].flatMap(soundsOfPhrase)
    : [];

function meaningsOf(groups: readonly (readonly string[])[]): Meanings {
  const byStems = new Map<string, Phrase[]>();
  const bySounds = new Map<string, Phrase[]>();
  const words = new Lexicon();
  let longest = 1;
  for (const group of groups) {
    const phrases = group.map(phraseIn);
    for (const word of phrases.flat()) words.add(word);
    const add = (known: Map<string, Phrase[]>, key: string) =>
      known.set(key, withoutDoubles([...(known.get(key) ?? []), ...phrases]));
    for (const stems of new Set(phrases.map(stemsOf))) add(byStems, stems);
    for (const sounds of new Set(phrases.flatMap(nepaliSounds))) add(bySounds, sounds);
    longest = Math.max(longest, ...phrases.map(({ length }) => length));
  }
  return { byStems, bySounds, words, longest };
}

const withoutDoubles = (phrases: readonly Phrase[]): Phrase[] => [
  ...new Map(phrases.map((phrase) => [phrase.join(" "), phrase])).values(),
];

/** Those that the program knows. */
export const knownMeanings = meaningsOf(sameMeaning);

/** The groups that the program knows, and these: a word that it knows brings its meanings along. */
export const meaningsWith = (groups: readonly (readonly string[])[]): Meanings =>
  groups.length > 0 ? meaningsOf([...sameMeaning, ...groups.map(withKnown)]) : knownMeanings;

const withKnown = (group: readonly string[]): string[] => {
  const known = group.flatMap((phrase) => knownMeanings.byStems.get(stemsOf(phraseIn(phrase))) ?? []);
  return [...group, ...known.map((words) => words.join(" "))];
};

/** The meanings of the phrases that begin like an unfinished word. */
export function meaningsBeginningWith({ byStems }: Meanings, start: string): readonly Phrase[] {
  const phrases = [...byStems.values()].filter((group) => group.some(([first]) => first?.startsWith(start)));
  return withoutDoubles(phrases.flat());
}
