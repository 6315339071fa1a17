import type { SearchKind } from "@setu/contract/search/results";
import { type Candidate, firstDiscussion } from "./candidate.ts";
import { Columns } from "./columns.ts";
import type { Ids } from "./ids.ts";

/** All entries by their ids, which are found faster by their places in two lists than in one map. */
export class AllCandidates {
  /** The columns by which thousands of entries are chosen. */
  readonly columns: Columns;
  readonly #items: (Candidate | undefined)[] = [];
  readonly #discussions: (Candidate | undefined)[] = [];
  /** The ids of removed items. They are given again: the lists would grow with each publish, which replaces many items. */
  readonly #free: number[] = [];
  /** Those that expire, until when. */
  readonly #until = new Map<number, number>();
  /** The first of these moments; undefined if it has to be looked for. */
  #firstUntil: number | undefined;
  size = 0;

  /** `all`: in the order of their ids. */
  constructor(all: Iterable<Candidate>) {
    this.columns = new Columns(() => this.#all());
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
    const { id, until } = candidate;
    if (!this.get(id)) this.size += 1;
    this.#put(id, candidate);
    this.columns.set(candidate);
    if (until === null) return;
    this.#until.set(id, until);
    this.#firstUntil = undefined;
  }
  delete(id: number): void {
    if (!this.get(id)) return;
    this.size -= 1;
    this.#put(id, undefined);
    if (id < firstDiscussion) this.#free.push(id);
    if (this.#until.delete(id)) this.#firstUntil = undefined;
  }
  /** An id for a new entry. Of two discussions, the one that was read later has the greater id. */
  newId(kind: SearchKind): number {
    if (kind === "discussion") return firstDiscussion + this.#discussions.length;
    return this.#free.shift() ?? this.#nextItem();
  }
  /** Without those that have expired: there are none, but for a second. */
  present(ids: Ids, now: number): Ids {
    this.#firstUntil ??= [...this.#until.values()].reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY);
    return this.#firstUntil > now ? ids : ids.filter((id) => (this.#until.get(id) ?? Number.POSITIVE_INFINITY) > now);
  }

  *#all(): Generator<Candidate> {
    for (const list of [this.#items, this.#discussions]) for (const one of list) if (one) yield one;
  }
  #nextItem(): number {
    return Math.max(1, this.#items.length);
  }
  #put(id: number, candidate: Candidate | undefined): void {
    if (id < firstDiscussion) this.#items[id] = candidate;
    else this.#discussions[id - firstDiscussion] = candidate;
  }
}
