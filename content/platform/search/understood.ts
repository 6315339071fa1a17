import type { AskedAmount } from "./amounts.ts";
import { correction } from "./corrections.ts";
import { knownMeanings, type Meanings, meaningsBeginningWith } from "./meanings.ts";
import { type AskedWords, apart, queryOf } from "./query.ts";
import { plainWords, quality, sameSound, sameStem, soundStart, type Vocabulary, type WeighedWord } from "./variants.ts";
import { wordsOf } from "./words.ts";

/** The alternatives for a part of a query, one of which is enough: all words of a way must occur, each in one of its variants. */
export type Ways = readonly (readonly (readonly WeighedWord[])[])[];

/** A query, in the words of a vocabulary. */
export interface Understood {
  /** Its parts; one without any ways occurs nowhere. */
  units: readonly Ways[];
  amounts: readonly AskedAmount[];
  /** The query with corrected words; null if none was wrong. */
  meant: string | null;
}

interface Options {
  meanings?: Meanings;
  /** Its last word is still being typed. */
  isUnfinished?: boolean;
  /** No word is to be corrected. */
  isExact?: boolean;
  /** Whether anything has one of these ways as a whole; without it, the words of a way that all occur somewhere are taken for together. */
  isThere?: (ways: Ways) => boolean;
}

/** The meaning of a typed query in a vocabulary; undefined if it has neither a word nor a figure. */
export function understood(
  vocabulary: Vocabulary,
  typed: string | undefined,
  {
    meanings = knownMeanings,
    isUnfinished = false,
    isExact = false,
    isThere = (ways) => ways.length > 0,
  }: Options = {},
): Understood | undefined {
  const query = queryOf(typed, meanings);
  if (!query) return undefined;
  const isPhrase = ({ ways, synonyms }: AskedWords) => ways.length > 1 && synonyms.length > 0;
  const words = joinedIn(vocabulary, query.words).flatMap((asked) =>
    isPhrase(asked) && !isThere(waysOf(vocabulary, meanings, asked)) ? apart(asked, meanings) : [asked],
  );
  const isLast = (index: number) => isUnfinished && index === words.length - 1 && !/\s$/.test(typed ?? "");
  const units = words.map((asked, index) => waysOf(vocabulary, meanings, asked, isLast(index)));
  const corrected = new Map<string, string>();
  for (const [index, { ways }] of isExact ? [] : words.entries()) {
    if ((units[index]?.length ?? 0) > 0) continue;
    for (const word of ways.at(-1) ?? []) {
      if (waysOf(vocabulary, meanings, { typed: word, ways: [[word]], synonyms: [] }).length > 0) continue;
      const other = correction(vocabulary, meanings, word, isLast(index));
      if (other !== undefined) corrected.set(word, other);
    }
  }
  if (corrected.size === 0) return { units, amounts: query.amounts, meant: null };
  // Corrected words may form expressions that the mistyped ones did not.
  const meant = replaced(typed ?? "", corrected);
  const again = understood(vocabulary, meant, { meanings, isUnfinished, isExact: true, isThere });
  return again && { ...again, meant };
}

const occursIn = (vocabulary: Vocabulary) => (way: Ways[number]) =>
  way.every((variants) => variants.some(([number]) => vocabulary.countOf(number) > 0));

/** The ways of a part of a query that occur: as it is written or with the same meaning, else with words that sound alike. */
function waysOf(
  vocabulary: Vocabulary,
  meanings: Meanings,
  { ways, synonyms }: AskedWords,
  isUnfinished = false,
): Ways {
  const occurs = occursIn(vocabulary);
  const meaning = (phrases: AskedWords["synonyms"], share: number) =>
    phrases.map((phrase) => phrase.map((word) => weighed(sameStem(vocabulary, word), share)));
  const plain = [
    ...ways.map((way) => way.map((word) => plainWords(vocabulary, word, isUnfinished))),
    ...meaning(synonyms, quality.synonym),
    ...(isUnfinished ? meaning(begunMeanings(meanings, ways), quality.start * quality.synonym) : []),
  ].filter(occurs);
  if (plain.length > 0) return plain;
  const sounding = ways.map((way) => way.map((word) => sameSound(vocabulary, word))).filter(occurs);
  if (sounding.length > 0) return sounding;
  return ways.map((way) => way.map((word) => soundStart(vocabulary, word))).filter(occurs);
}

/** The fewest letters whose possible meanings are looked up. */
const shortestBegun = 4;
const begunMeanings = (meanings: Meanings, ways: AskedWords["ways"]) =>
  ways.flatMap(([word = "", ...rest]) =>
    rest.length === 0 && word.length >= shortestBegun ? meaningsBeginningWith(meanings, word) : [],
  );

const weighed = (words: readonly WeighedWord[], share: number): WeighedWord[] =>
  words.map(([number, well]) => [number, well * share]);

/** Joins neighbouring words that occur as one: "जल विद्युत" where texts have जलविद्युत. */
function joinedIn(vocabulary: Vocabulary, words: readonly AskedWords[]): AskedWords[] {
  const occurs = occursIn(vocabulary);
  const joined: AskedWords[] = [];
  for (const asked of words) {
    const before = joined.at(-1);
    const [first, second] = [before, asked].map((one) => (one?.ways.length === 1 ? one.ways[0] : undefined));
    const [start = "", end = ""] = [...(first ?? []), ...(second ?? [])];
    const whole = start + end;
    const isPair =
      first?.length === 1 && second?.length === 1 && /^\p{L}/u.test(start) && whole.length >= shortestJoined;
    // If both words have meanings of their own, a word that only sounds like both is another one: "talab bhatta"
    // (salary, allowance) and तलबाट.
    const isLoose = [before, asked].every((one) => one?.synonyms.length === 0);
    if (before && isPair && occurs([isLoose ? asWritten(vocabulary, whole) : sameStem(vocabulary, whole)])) {
      const synonyms = [
        ...before.synonyms.map((phrase) => [...phrase, end]),
        ...asked.synonyms.map((phrase) => [start, ...phrase]),
      ];
      joined.splice(-1, 1, { typed: `${before.typed} ${asked.typed}`, ways: [[whole], [start, end]], synonyms });
    } else joined.push(asked);
  }
  return joined;
}
const shortestJoined = 5;
const asWritten = (vocabulary: Vocabulary, word: string) => [
  ...sameStem(vocabulary, word),
  ...(/\p{Nd}/u.test(word) ? [] : sameSound(vocabulary, word)),
];

/** A query with some of its words replaced, with a capital letter where the word had one. */
function replaced(typed: string, corrected: ReadonlyMap<string, string>): string {
  let text = "";
  let done = 0;
  for (const { text: word, from, to } of wordsOf(typed)) {
    const other = corrected.get(word);
    if (other === undefined) continue;
    const isCapital = /^\p{Lu}/u.test(typed.slice(from, to));
    text += typed.slice(done, from) + (isCapital ? other.slice(0, 1).toUpperCase() + other.slice(1) : other);
    done = to;
  }
  return (text + typed.slice(done)).trim();
}
