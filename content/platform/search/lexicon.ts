import { trigramsOf } from "./nearness.ts";
import { soundOf, soundStartsOf } from "./sound.ts";
import { stemOf } from "./stem.ts";

const shortestHalf = 3;

/** All words of the published content by number, with look-ups by stem, sound and spelling. Words are folded. */
export class Lexicon {
  readonly #numbers = new Map<string, number>();
  readonly #words: string[] = [];
  readonly #byStem = new Map<string, number[]>();
  readonly #bySound = new Map<string, number[]>();
  readonly #byTrigram = new Map<string, number[]>();
  readonly #sounds: string[] = [];
  readonly #soundsByTrigram = new Map<string, number[]>();

  /** The number of a word, which is added if it is new: with the next number, or with the one that it has in a file. */
  add(word: string, number = this.next): number {
    const known = this.#numbers.get(word);
    if (known !== undefined) return known;
    this.#words[number] = word;
    this.#numbers.set(word, number);
    note(this.#byStem, stemOf(word), number);
    for (const sound of soundsOf(word)) this.#noteSound(sound, number);
    for (const part of partsOf(word)) note(this.#byTrigram, part, number);
    return number;
  }

  /** Removes a word that no text has any more. Its number is not given again. */
  remove(number: number): void {
    const word = this.#words[number];
    if (word === undefined) return;
    delete this.#words[number];
    this.#numbers.delete(word);
    drop(this.#byStem, stemOf(word), number);
    for (const sound of soundsOf(word)) drop(this.#bySound, sound, number);
    for (const part of partsOf(word)) drop(this.#byTrigram, part, number);
  }

  /** The number of the next new word. */
  get next(): number {
    return this.#words.length;
  }
  wordOf(number: number): string {
    return this.#words[number] ?? "";
  }
  numberOf(word: string): number | undefined {
    return this.#numbers.get(word);
  }
  /** The words with the same stem: "dams" for "dam". */
  withStemOf(word: string): readonly number[] {
    return this.#byStem.get(stemOf(word)) ?? [];
  }
  /** The words that sound like this one, in both scripts, with sounds of that length at least. */
  soundingLike(word: string, shortest = 0): readonly number[] {
    const sounds = soundsOf(word).filter(({ length }) => length >= shortest);
    return [...new Set(sounds.flatMap((sound) => this.#bySound.get(sound) ?? []))];
  }
  /** The words that sound as if they began like this. */
  startingLike(start: string, shortest: number): number[] {
    const starts = soundStartsOf(start).filter(({ length }) => length >= shortest);
    return starts.flatMap((sound) => {
      const [first = "", second = ""] = sound;
      const places = this.#soundsByTrigram.get(`^${first}${second}`) ?? [];
      const own = places.map((place) => this.#sounds[place] ?? "").filter((one) => one.startsWith(sound));
      return own.flatMap((one) => this.#bySound.get(one) ?? []);
    });
  }
  /** Sounds that share enough trigrams with this one to differ in one or two places, with their words. */
  nearlySounding(sound: string, errors: number): { sound: string; words: readonly number[] }[] {
    return resembling(this.#soundsByTrigram, sound, errors)
      .map((number) => this.#sounds[number] ?? "")
      .map((sound) => ({ sound, words: this.#bySound.get(sound) ?? [] }));
  }
  /** The words that begin or end with this part: "footbridge" for "bridge". */
  containing(part: string, where: "start" | "end"): number[] {
    const letters = [...part];
    const [first, second, third] = where === "start" ? ["^", ...letters] : [...letters.slice(-2), "$"];
    // A single letter has the words that begin with it; ends are longer.
    const candidates = this.#byTrigram.get(`${first}${second}${third ?? ""}`) ?? [];
    // A word matches at the end of a compound only if enough letters precede it: "bridge" in "footbridge", but not "anual" in "manual".
    const fits = (word: string) =>
      where === "start" ? word.startsWith(part) : word.endsWith(part) && word.length - part.length >= shortestHalf;
    return candidates.filter((number) => fits(this.wordOf(number)) && this.wordOf(number) !== part);
  }
  /** Words with the same first two letters. */
  beginningLike(start: string): readonly number[] {
    return this.#byTrigram.get(trigramsOf(start)[0] ?? "") ?? [];
  }
  /** Words that share enough trigrams with this one to differ by a typing error or two. */
  resembling(word: string, errors: number): number[] {
    return resembling(this.#byTrigram, word, errors);
  }

  #noteSound(sound: string, number: number): void {
    if (!this.#bySound.has(sound)) {
      const place = this.#sounds.push(sound) - 1;
      for (const part of new Set(trigramsOf(sound))) note(this.#soundsByTrigram, part, place);
    }
    note(this.#bySound, sound, number);
  }
}

/** The sounds of a word, with its endings and without: stemming differs between the two scripts. */
export const soundsOf = (word: string): string[] => [
  ...new Set([soundOf(stemOf(word)), soundOf(word)].filter((sound) => sound !== undefined)),
];

/** The parts by which a word with letters is looked up: its trigrams and its first letter. */
const partsOf = (word: string): Iterable<string> =>
  /\p{L}/u.test(word) ? new Set([...trigramsOf(word), `^${[...word][0]}`]) : [];

function resembling(byTrigram: ReadonlyMap<string, readonly number[]>, word: string, errors: number): number[] {
  const parts = new Set(trigramsOf(word));
  const shared = new Map<number, number>();
  for (const part of parts) {
    for (const number of byTrigram.get(part) ?? []) shared.set(number, (shared.get(number) ?? 0) + 1);
  }
  // One error changes at most three trigrams, a swap of neighbours four.
  const least = Math.max(1, parts.size - 4 * errors);
  return [...shared].flatMap(([number, count]) => (count >= least ? [number] : []));
}

function note(lists: Map<string, number[]>, key: string, number: number): void {
  const list = lists.get(key);
  if (list) list.push(number);
  else lists.set(key, [number]);
}

/** An emptied list stays: its key is known elsewhere. */
function drop(lists: ReadonlyMap<string, number[]>, key: string, number: number): void {
  const list = lists.get(key);
  const place = list?.indexOf(number) ?? -1;
  if (place >= 0) list?.splice(place, 1);
}
