import { trigramsOf } from "./nearness.ts";
import { soundOf } from "./sound.ts";
import { stemOf } from "./stem.ts";

/** Every word of the published content, by a number, and the ways to come upon it. Words are folded. */
export class Lexicon {
  readonly #numbers = new Map<string, number>();
  readonly #words: string[] = [];
  readonly #byStem = new Map<string, number[]>();
  readonly #bySound = new Map<string, number[]>();
  readonly #byTrigram = new Map<string, number[]>();

  /** The number of a word, which is added if it is new. */
  add(word: string): number {
    const known = this.#numbers.get(word);
    if (known !== undefined) return known;
    const number = this.#words.push(word) - 1;
    this.#numbers.set(word, number);
    note(this.#byStem, stemOf(word), number);
    const sound = soundOf(stemOf(word));
    if (sound) note(this.#bySound, sound, number);
    if (/\p{L}/u.test(word)) for (const part of new Set(trigramsOf(word))) note(this.#byTrigram, part, number);
    return number;
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
  /** The words that sound like it, in both scripts. */
  soundingLike(word: string): readonly number[] {
    const sound = soundOf(stemOf(word));
    return (sound && this.#bySound.get(sound)) || [];
  }
  /** The words that begin with it, or end with it: "footbridge" for "bridge". */
  containing(part: string, where: "start" | "end"): number[] {
    const letters = [...part];
    const [first, second, third] = where === "start" ? ["^", ...letters] : [...letters.slice(-2), "$"];
    const candidates =
      third === undefined ? this.#words.keys() : (this.#byTrigram.get(`${first}${second}${third}`) ?? []);
    const fits = (word: string) => (where === "start" ? word.startsWith(part) : word.endsWith(part));
    return [...candidates].filter((number) => fits(this.wordOf(number)) && this.wordOf(number) !== part);
  }
  /** Words that share enough pieces with it to be the same with a typing error or two. */
  resembling(word: string, errors: number): number[] {
    const parts = new Set(trigramsOf(word));
    const shared = new Map<number, number>();
    for (const part of parts) {
      for (const number of this.#byTrigram.get(part) ?? []) shared.set(number, (shared.get(number) ?? 0) + 1);
    }
    // One error spoils three pieces at most, a swap of neighbours four.
    const least = Math.max(1, parts.size - 4 * errors);
    return [...shared].flatMap(([number, count]) => (count >= least ? [number] : []));
  }
}

function note(lists: Map<string, number[]>, key: string, number: number): void {
  const list = lists.get(key);
  if (list) list.push(number);
  else lists.set(key, [number]);
}
