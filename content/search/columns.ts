import { type Candidate, firstDiscussion } from "./candidate.ts";
import { type Ids, noIds } from "./ids.ts";
import { priorOf } from "./prior.ts";

/** The values by which results are counted. */
export type Facts = Pick<Candidate, "kind" | "year" | "languages">;

/** The place of an entry in the columns: those of items are even, those of discussions odd. */
export const slotOf = (id: number): number => (id < firstDiscussion ? 2 * id : 2 * (id - firstDiscussion) + 1);

/** How long the weights of kinds and dates are taken to be the same, when it only decides which entries to rank. */
const priorsMs = 3600_000;

/**
 * The values by which the thousands of entries that a search finds are chosen and counted, in lists of numbers. An
 * object for each of them would be elsewhere in memory, and reading those took a third of a search's time.
 */
export class Columns {
  /** How many words the shortest title has, by slot. */
  titleWords = new Uint16Array();
  #items = new Uint32Array();
  #facts = new Uint32Array();
  #priors = new Float64Array();
  /** For each slot of an item, the last turn in which it was seen. */
  #seen = new Uint32Array();
  #turn = 0;
  #priorsOf = Number.NEGATIVE_INFINITY;
  /** Each combination of facts that occurs, and its number. */
  readonly #known: Facts[] = [];
  readonly #numbers = new Map<string, number>();
  readonly #all: () => Iterable<Candidate>;

  constructor(all: () => Iterable<Candidate>) {
    this.#all = all;
  }

  set(candidate: Candidate): void {
    const slot = slotOf(candidate.id);
    if (slot >= this.#items.length) this.#grow(slot + 1);
    this.titleWords[slot] = candidate.titleWords;
    this.#items[slot] = candidate.item;
    this.#facts[slot] = this.#numberOf(candidate);
    this.#priors[slot] = priorOf(candidate, this.#priorsOf);
  }

  itemOf(id: number): number {
    return this.#items[slotOf(id)] ?? id;
  }
  factsOf(id: number): Facts {
    return this.#known[this.#facts[slotOf(id)] ?? 0] as Facts;
  }
  /** The prior weights by slot, as they were within the last hour. */
  priors(now: number): Float64Array {
    if (Math.abs(now - this.#priorsOf) > priorsMs) {
      this.#priorsOf = now;
      for (const one of this.#all()) this.#priors[slotOf(one.id)] = priorOf(one, now);
    }
    return this.#priors;
  }

  /** Keeps the first entry of each item. */
  onceEach(ids: Ids): Ids {
    this.#turn += 1;
    const kept = new Uint32Array(ids.length);
    let length = 0;
    for (const id of ids) {
      const slot = slotOf(this.itemOf(id));
      if (this.#seen[slot] === this.#turn) continue;
      this.#seen[slot] = this.#turn;
      kept[length++] = id;
    }
    return kept.subarray(0, length);
  }
  /** How many of these entries have the same facts. */
  counted(ids: Ids): { facts: Facts; count: number }[] {
    const counts = new Uint32Array(this.#known.length);
    for (const id of ids) {
      const number = this.#facts[slotOf(id)] ?? 0;
      counts[number] = (counts[number] ?? 0) + 1;
    }
    return this.#known.flatMap((facts, number) => {
      const count = counts[number] ?? 0;
      return count > 0 ? [{ facts, count }] : [];
    });
  }
  /** The facts of those of the hits whose items were found in further languages by other entries: with the languages of all of these. */
  together(hits: Ids, entries: Ids): Map<number, Facts> {
    const together = new Map<number, Facts>();
    if (entries.length === hits.length) return together;
    const languages = new Map<number, number>();
    for (const id of entries) {
      const item = this.itemOf(id);
      languages.set(item, (languages.get(item) ?? 0) | this.factsOf(id).languages);
    }
    for (const id of hits) {
      const facts = this.factsOf(id);
      const all = languages.get(this.itemOf(id)) ?? facts.languages;
      if (all !== facts.languages) together.set(id, { ...facts, languages: all });
    }
    return together;
  }
  /** Those of these entries whose facts pass. */
  having(ids: Ids, passes: (facts: Facts) => boolean): Ids {
    if (ids.length === 0) return noIds;
    const passing = Uint8Array.from(this.#known, (facts) => Number(passes(facts)));
    return ids.filter((id) => passing[this.#facts[slotOf(id)] ?? 0] === 1);
  }

  #numberOf({ kind, year, languages }: Candidate): number {
    const key = `${kind} ${year} ${languages}`;
    const number = this.#numbers.get(key) ?? this.#known.push({ kind, year, languages }) - 1;
    this.#numbers.set(key, number);
    return number;
  }
  #grow(least: number): void {
    const length = Math.max(1024, 2 * this.#items.length, least);
    const longer = <List extends Uint16Array | Uint32Array | Float64Array>(list: List, empty: List): List => {
      empty.set(list);
      return empty;
    };
    this.titleWords = longer(this.titleWords, new Uint16Array(length));
    this.#items = longer(this.#items, new Uint32Array(length));
    this.#facts = longer(this.#facts, new Uint32Array(length));
    this.#seen = longer(this.#seen, new Uint32Array(length));
    this.#priors = longer(this.#priors, new Float64Array(length));
  }
}
