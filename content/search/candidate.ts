import { type SearchKind, searchKinds } from "@setu/contract/search/results";

/** An entry that may answer a query. */
export interface Candidate {
  readonly id: number;
  readonly name: string;
  readonly kind: SearchKind;
  readonly year: number | null;
  /** A bit for each language, in the order of `locales`. */
  readonly languages: number;
  readonly date: number | null;
  readonly closes: number | null;
  /** The moment from which it must not be shown; null if there is none. */
  readonly until: number | null;
  /** How many words the shortest of its titles has; 0 if it has no title of its own. */
  readonly titleWords: number;
}

/** Discussions have greater ids than all other entries, so that either can be found without the other. */
export const firstDiscussion = 2 ** 31;

/** All entries by their ids, which are found faster by their places in two lists than in one map. */
export class Candidates {
  readonly #items: (Candidate | undefined)[] = [];
  readonly #discussions: (Candidate | undefined)[] = [];
  /** The ids of removed items. They are given again: the lists would grow with each publish, which replaces many items. */
  readonly #free: number[] = [];
  size = 0;

  /** `all`: in the order of their ids. */
  constructor(all: Iterable<Candidate>) {
    for (const candidate of all) {
      const gapEnd = candidate.id < firstDiscussion ? candidate.id : 0;
      for (let id = this.#nextItem(); id < gapEnd; id += 1) this.#free.push(id);
      this.set(candidate);
    }
  }

  get(id: number): Candidate | undefined {
    return id < firstDiscussion ? this.#items[id] : this.#discussions[id - firstDiscussion];
  }
  set(candidate: Candidate): void {
    if (!this.get(candidate.id)) this.size += 1;
    this.#put(candidate.id, candidate);
  }
  delete(id: number): void {
    if (!this.get(id)) return;
    this.size -= 1;
    this.#put(id, undefined);
    if (id < firstDiscussion) this.#free.push(id);
  }
  /** An id for a new entry. Of two discussions, the one that was read later has the greater id. */
  newId(kind: SearchKind): number {
    if (kind === "discussion") return firstDiscussion + this.#discussions.length;
    return this.#free.shift() ?? this.#nextItem();
  }
  #nextItem(): number {
    return Math.max(1, this.#items.length);
  }
  #put(id: number, candidate: Candidate | undefined): void {
    if (id < firstDiscussion) this.#items[id] = candidate;
    else this.#discussions[id - firstDiscussion] = candidate;
  }
}

type Row = Record<string, unknown>;
/** Makes candidates of rows of `entry`. */
export function* candidatesIn(rows: Iterable<Row>): Generator<Candidate> {
  for (const row of rows) yield candidateOf(row);
}
const candidateOf = ({ id, name, kind, year, languages, date, closes, until, title_words }: Row): Candidate => ({
  id: Number(id),
  name: String(name),
  // Not the file's own copy of the word for each entry.
  kind: searchKinds.find((known) => known === kind) ?? "page",
  year: year as number | null,
  languages: Number(languages),
  date: date as number | null,
  closes: closes as number | null,
  until: until as number | null,
  titleWords: Number(title_words),
});
