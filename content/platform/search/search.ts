import type { AskedAmount } from "./amounts.ts";
import { errorsAllowed, typingErrors } from "./nearness.ts";
import { type AskedWords, queryOf } from "./query.ts";
import { indexInStep, type Searchable, type SearchIndex } from "./search-index.ts";
import { lexicon } from "./searched-text.ts";

export interface Found<Row> {
  /** Those of the rows that match, the best first. */
  rows: readonly Row[];
  /** What was searched for instead of words with typing errors. */
  meant: string | null;
  /** The numbers of the words that were looked for, in the lexicon. */
  words: ReadonlySet<number>;
}

/** How well a word in the text answers one in the search, from 0 to 1. */
const quality = {
  same: 1,
  stem: 0.75,
  synonym: 0.75,
  otherScript: 0.75,
  start: 0.6,
  sound: 0.5,
  end: 0.4,
  typing: 0.4,
};
/** A short beginning would stand for half of all words: so many of them are looked at, the most frequent first. */
const mostWords = 60;

type Word = readonly [number: number, quality: number];
/** How well each place of the index answers a part of the search; 0 where it does not. */
type Scores = Float32Array;

/** A search of a list: give it all rows of the list and, if fewer are to be searched, those. */
export function searchOf<Row extends Searchable>() {
  const indexOf = indexInStep<Row>();
  return (all: readonly Row[], typed: string | undefined, among: readonly Row[] = all): Found<Row> => {
    const query = queryOf(typed);
    // Signs alone ask for nothing that there is.
    if (!query) return { rows: typed?.trim() ? [] : among, meant: null, words: new Set() };
    const index = indexOf(all);
    const words = query.words.map((asked) => ({ asked, ...answersTo(index, asked) }));
    const parts = [...words, ...query.amounts.map((amount) => ({ scores: amountScores(index, amount) }))];
    const corrected = words.some(({ meant }) => meant !== undefined);
    return {
      rows: ranked(
        index,
        parts.map(({ scores }) => scores),
        among,
      ),
      meant: corrected ? words.map(({ asked, meant }) => meant ?? asked.typed).join(" ") : null,
      words: new Set(words.flatMap(({ used }) => used.map(([number]) => number))),
    };
  };
}

/** The rows that answer every part, the best first; equals as they stood. */
function ranked<Row extends Searchable>(index: SearchIndex<Row>, parts: Scores[], among: readonly Row[]): Row[] {
  const weighed = parts.map((scores) => ({ scores, weight: rarity(scores, index.placeOf.size) }));
  const keys: number[] = [];
  for (const [order, row] of among.entries()) {
    const place = index.placeOf.get(row) ?? -1;
    let total = 0;
    for (const { scores, weight } of weighed) {
      const score = scores[place] ?? 0;
      if (score === 0) {
        total = -1;
        break;
      }
      total += score * weight;
    }
    // One number for score and order: numbers are sorted far faster than rows.
    if (total >= 0) keys.push(-Math.round(total * 1000) * 0x100000 + order);
  }
  return Float64Array.from(keys)
    .sort()
    .reduce<Row[]>((rows, key) => {
      const row = among[((key % 0x100000) + 0x100000) % 0x100000];
      if (row !== undefined) rows.push(row);
      return rows;
    }, []);
}

/** A part of the search that few rows answer says more about them. */
function rarity(scores: Scores, rows: number): number {
  let count = 0;
  for (const score of scores) if (score > 0) count += 1;
  return Math.log(1.5 + rows / (count + 0.5));
}

function answersTo<Row extends Searchable>(index: SearchIndex<Row>, asked: AskedWords) {
  const scores = new Float32Array(index.rows.length);
  const used: Word[] = [];
  const look = (ways: AskedWords["ways"], wordsFor: (word: string) => Word[], share = 1) => {
    for (const way of ways) used.push(...addWay(index, scores, way.map(wordsFor), share));
  };
  look(asked.ways, (word) => plainWords(index, word));
  look(asked.synonyms, (word) => sameStem(word), quality.synonym);
  if (scores.some(Boolean)) return { scores, used };
  look(asked.ways, (word) => sameSound(word));
  if (scores.some(Boolean)) return { scores, used };
  const [best] = asked.ways.map((way) => correctedWay(index, way)).filter((way) => way !== undefined);
  if (!best) return { scores, used };
  look([best], (word) => plainWords(index, word), quality.typing);
  return { scores, used, meant: best.join(" ") };
}

/** Adds the rows that have all the words of a way. Returns the words in them. */
function addWay<Row extends Searchable>(index: SearchIndex<Row>, scores: Scores, way: Word[][], share: number): Word[] {
  const each = way.map((words) => {
    const own = new Float32Array(scores.length);
    for (const [number, well] of words) {
      for (const entry of index.entriesOf(number)) {
        const weight = entry & 15;
        const score = (well * share * weight) / (weight + 2);
        if (score > (own[entry >>> 4] ?? 0)) own[entry >>> 4] = score;
      }
    }
    return own;
  });
  const [first, ...rest] = each;
  first?.forEach((score, place) => {
    if (score === 0 || index.rows[place] === undefined) return;
    const whole = rest.reduce((least, own) => Math.min(least, own[place] ?? 0), score);
    if (whole > (scores[place] ?? 0)) scores[place] = whole;
  });
  return way.flat();
}

function sameStem(word: string): Word[] {
  const same = lexicon.numberOf(word);
  return lexicon.withStemOf(word).map((number) => [number, number === same ? quality.same : quality.stem]);
}

const sameSound = (word: string): Word[] => lexicon.soundingLike(word).map((number) => [number, quality.sound]);

const isDevanagari = (word: string) => /\p{Script=Devanagari}/u.test(word);

/** The words that a typed one stands for: itself with other endings, in the other script, and longer words that it is a part of. */
function plainWords<Row extends Searchable>(index: SearchIndex<Row>, word: string): Word[] {
  const found = sameStem(word);
  if (/^\p{Nd}/u.test(word)) return found;
  const other = lexicon
    .soundingLike(word)
    .filter((number) => isDevanagari(lexicon.wordOf(number)) !== isDevanagari(word));
  const most = (numbers: number[]) =>
    numbers
      .filter((number) => index.countOf(number) > 0)
      .sort((a, b) => index.countOf(b) - index.countOf(a))
      .slice(0, mostWords);
  // "dam" is no beginning of "damage" where there are dams.
  const isWhole = [...word].length < 4 && found.some(([number]) => index.countOf(number) > 0);
  return [
    ...found,
    ...other.map((number): Word => [number, quality.otherScript]),
    ...(isWhole ? [] : most(lexicon.containing(word, "start"))).map((number): Word => [number, quality.start]),
    ...([...word].length < 4 ? [] : most(lexicon.containing(word, "end"))).map((number): Word => [number, quality.end]),
  ];
}

/** The words of a way that occur nowhere, each as the nearest one that does. Nothing where there is none. */
function correctedWay<Row extends Searchable>(index: SearchIndex<Row>, way: readonly string[]): string[] | undefined {
  const corrected = way.map((word) => {
    const occurs = [...plainWords(index, word), ...sameSound(word)].some(([number]) => index.countOf(number) > 0);
    return occurs ? word : nearestWord(index, word);
  });
  return corrected.every((word) => word !== undefined) ? corrected : undefined;
}

function nearestWord<Row extends Searchable>(index: SearchIndex<Row>, word: string): string | undefined {
  const allowed = errorsAllowed(word);
  if (allowed === 0 || /\p{Nd}/u.test(word)) return undefined;
  let best: { word: string; errors: number; rows: number } | undefined;
  for (const number of lexicon.resembling(word, allowed)) {
    const rows = index.countOf(number);
    if (rows === 0) continue;
    const candidate = lexicon.wordOf(number);
    const errors = typingErrors(word, candidate, allowed);
    if (errors > allowed) continue;
    if (!best || errors < best.errors || (errors === best.errors && rows > best.rows)) {
      best = { word: candidate, errors, rows };
    }
  }
  return best?.word;
}

/** So much apart are "456 MW" and "455 MW": the same to somebody who asks. */
const same = 0.01;
/** Where no row has that very amount, those of its order of magnitude are shown, the nearest first. */
const ofItsOrder = Math.log(10);

function amountScores<Row extends Searchable>(
  index: SearchIndex<Row>,
  { dimension, value, bound }: AskedAmount,
): Scores {
  const scores = new Float32Array(index.rows.length);
  const amounts = index.amountsOf(dimension).filter(({ place }) => index.rows[place] !== undefined);
  const apart = (other: number) => Math.abs(Math.log(other / value));
  const exactly = bound === "about" && amounts.some((one) => apart(one.value) < same);
  for (const { place, value: other } of amounts) {
    const fits =
      bound === "least"
        ? other >= value * (1 - same)
        : bound === "most"
          ? other <= value * (1 + same)
          : apart(other) < (exactly ? same : ofItsOrder);
    const score = 1 / (1 + apart(other));
    if (fits && score > (scores[place] ?? 0)) scores[place] = score;
  }
  return scores;
}
