import type { Payload } from "payload";
import { isoDay, nepalDay } from "../../calendar/nepal-time.ts";
import { runSql, sql } from "../../platform/store/sql.ts";
import { countedWords } from "./counted-words.ts";

/** The most different searches that wait to be written: visitors do not type more within a few seconds. */
const mostWaiting = 300;
/** The most different searches of a scope kept for one day. */
const mostADay = 1000;
const keptDays = 90;

/** The scope of the search: the whole site, or the frequent questions. */
export type SearchScope = "site" | "faqs";
/** Says for each search whether anything has all of its words; undefined while the index cannot say. */
export type Look = (searches: readonly string[]) => Promise<boolean[] | undefined>;
/** How many are looked up at a time: a visitor's own search waits for no more. Each takes the index a third of a search's time. */
const lookedUpAtOnce = 2;

/** Counts the searches of a scope: in memory, and every few seconds in the database. */
export class SearchCounter {
  readonly #scope: SearchScope;
  readonly #waiting = new Map<string, number>();
  /** The revision at which all missed searches were last looked up. */
  #lookedAt: string | undefined;

  constructor(scope: SearchScope) {
    this.#scope = scope;
  }

  note(typed: string): void {
    const words = countedWords(typed);
    if (words === undefined) return;
    const count = this.#waiting.get(words);
    if (count !== undefined || this.#waiting.size < mostWaiting) this.#waiting.set(words, (count ?? 0) + 1);
  }

  /** Writes the searches noted since the last time, in a few statements. Those that cannot be looked up now wait for the next time. */
  async write(payload: Payload, look: Look, now = new Date()): Promise<void> {
    const day = isoDay(nepalDay(now));
    const noted = [...this.#waiting];
    const counted = await this.#withRoom(payload, day, noted);
    const isFound = await lookedUp(
      look,
      counted.map(([words]) => words),
    );
    if (!isFound) return;
    if (counted.length > 0) {
      // In the same order in every process, so that no two wait for each other's rows.
      const sorted = counted.toSorted(([a], [b]) => (a < b ? -1 : 1));
      const rows = sorted.map(
        ([words, count]) => sql`(${this.#scope}, ${day}, ${words}, ${count}, ${isFound.get(words) ?? false})`,
      );
      await runSql(
        payload,
        sql`INSERT INTO search_counts (scope, day, words, count, found) VALUES ${sql.join(rows, sql`, `)}
            ON CONFLICT (scope, day, words) DO UPDATE SET count = search_counts.count + excluded.count`,
      );
    }
    // Before anything that may fail, so that no search is counted twice. Searches that came meanwhile stay.
    for (const [words, count] of noted) {
      const left = (this.#waiting.get(words) ?? 0) - count;
      if (left > 0) this.#waiting.set(words, left);
      else this.#waiting.delete(words);
    }
    await this.#noteFound(payload, isFound);
  }

  /**
   * Looks up missed searches again once something has been published: a new page, question or synonym may be found now. `revision`
   * changes with everything that a search finds.
   */
  async lookAgain(payload: Payload, look: Look, revision: string): Promise<void> {
    if (revision === this.#lookedAt) return;
    const missed = await missedWords(payload, this.#scope);
    const isFound = await lookedUp(
      look,
      missed.map(({ words }) => words),
    );
    if (!isFound) return;
    await this.#noteFound(payload, new Map([...isFound].filter(([, found]) => found)));
    this.#lookedAt = revision;
  }

  /** The noted searches that are counted: on a day with too many different ones, only those that already have a row. */
  async #withRoom(payload: Payload, day: string, noted: [string, number][]): Promise<[string, number][]> {
    if (noted.length === 0) return [];
    const ofDay = sql`scope = ${this.#scope} AND day = ${day}`;
    const counted = await runSql(payload, sql`SELECT count(*) AS count FROM search_counts WHERE ${ofDay}`);
    const room = mostADay - Number(counted[0]?.["count"] ?? 0);
    if (noted.length <= room) return noted;
    const known = await runSql(
      payload,
      sql`SELECT words FROM search_counts WHERE ${ofDay} AND words IN ${oneOf(noted.map(([words]) => words))}`,
    );
    const isKnown = new Set(known.map(({ words }) => String(words)));
    const others = noted.filter(([words]) => !isKnown.has(words)).slice(0, Math.max(0, room));
    return [...noted.filter(([words]) => isKnown.has(words)), ...others];
  }

  /** Updates the rows of all days, so that a search is in only one of the two lists. */
  async #noteFound(payload: Payload, isFound: ReadonlyMap<string, boolean>): Promise<void> {
    for (const found of [true, false]) {
      const searches = [...isFound].flatMap(([words, was]) => (was === found ? [words] : []));
      if (searches.length === 0) continue;
      await runSql(
        payload,
        sql`UPDATE search_counts SET found = ${found}
            WHERE scope = ${this.#scope} AND found <> ${found} AND words IN ${oneOf(searches)}`,
      );
    }
  }
}

/** Whether each of these is found; undefined while the index cannot say. */
async function lookedUp(look: Look, searches: readonly string[]): Promise<Map<string, boolean> | undefined> {
  const isFound = new Map<string, boolean>();
  for (let from = 0; from < searches.length; from += lookedUpAtOnce) {
    const some = searches.slice(from, from + lookedUpAtOnce);
    const found = await look(some);
    if (!found) return undefined;
    for (const [index, words] of some.entries()) isFound.set(words, found[index] ?? false);
  }
  return isFound;
}

const oneOf = (texts: readonly string[]) =>
  sql`(${sql.join(
    texts.map((text) => sql`${text}`),
    sql`, `,
  )})`;

export const eraseOldCounts = (payload: Payload, now = new Date()): Promise<unknown> =>
  runSql(payload, sql`DELETE FROM search_counts WHERE day <= ${isoDay(nepalDay(now) - keptDays)}`);

/** Fewer may all be one person's, who mistyped or looked for their own name. */
const fewestShown = 3;
const mostShown = 100;

/** A search and how often it was made. */
export interface SearchedWords {
  words: string;
  count: number;
}

async function rowsOf(payload: Payload, scope: SearchScope, found: boolean): Promise<SearchedWords[]> {
  const rows = await runSql(
    payload,
    sql`SELECT words, sum(count) AS total FROM search_counts WHERE scope = ${scope} AND found = ${found}
        GROUP BY words HAVING sum(count) >= ${fewestShown} ORDER BY total DESC, words LIMIT ${mostShown}`,
  );
  return rows.map((row) => ({ words: String(row["words"]), count: Number(row["total"]) }));
}

/** Searches that found nothing, the most frequent first. */
export const missedWords = (payload: Payload, scope: SearchScope) => rowsOf(payload, scope, false);
/** Searches that found something, the most frequent first. */
export const foundWords = (payload: Payload, scope: SearchScope) => rowsOf(payload, scope, true);
