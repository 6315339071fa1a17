import type { Payload } from "payload";
import { isoDay, nepalDay } from "../../calendar/nepal-time.ts";
import { runSql, sql } from "../../platform/store/sql.ts";
import { countedWords } from "./counted-words.ts";

/** Different searches that wait to be written. More within a few seconds come from no visitors. */
const mostWaiting = 300;
/** Different searches of a day that are kept. */
const mostADay = 1000;
/** For how long a day's searches are kept. */
const keptDays = 90;

/** Tells whether anything has all of the words. Undefined as long as nobody can say. */
export type Look = (words: string) => Promise<boolean | undefined>;

/** Counts what is searched for: in memory, and every few seconds in the database. */
export class SearchCounter {
  readonly #waiting = new Map<string, number>();
  /** The revision of which everything was looked up last. */
  #lookedAt: string | undefined;

  note(typed: string): void {
    const words = countedWords(typed);
    if (words === undefined) return;
    const count = this.#waiting.get(words);
    if (count !== undefined || this.#waiting.size < mostWaiting) this.#waiting.set(words, (count ?? 0) + 1);
  }

  /** Writes what was noted since the last time. What cannot be looked up now waits for the next time. */
  async write(payload: Payload, look: Look, now = new Date()): Promise<void> {
    const noted = this.#waiting;
    if (noted.size === 0) return;
    const day = isoDay(nepalDay(now));
    const counted = await runSql(payload, sql`SELECT count(*) AS count FROM search_counts WHERE day = ${day}`);
    let room = mostADay - Number(counted[0]?.["count"] ?? 0);
    for (const [words, count] of noted) {
      const found = await look(words);
      if (found === undefined) return;
      const known = await runSql(
        payload,
        sql`UPDATE search_counts SET count = count + ${count} WHERE day = ${day} AND words = ${words} RETURNING id`,
      );
      if (known.length === 0 && room > 0) {
        room -= 1;
        await runSql(
          payload,
          sql`INSERT INTO search_counts (day, words, count, found) VALUES (${day}, ${words}, ${count}, ${found})
              ON CONFLICT (day, words) DO UPDATE SET count = search_counts.count + excluded.count`,
        );
      }
      await noteFound(payload, words, found);
      // Searches that came meanwhile stay.
      const left = (noted.get(words) ?? 0) - count;
      if (left > 0) noted.set(words, left);
      else noted.delete(words);
    }
  }

  /**
   * Looks up again what was not found, once something was published: a page, a question or a word may have mended it. `revision` changes
   * with everything that a search finds.
   */
  async lookAgain(payload: Payload, look: Look, revision: string): Promise<void> {
    if (revision === this.#lookedAt) return;
    for (const { words } of await missedWords(payload)) if (await look(words)) await noteFound(payload, words, true);
    this.#lookedAt = revision;
  }
}

/** Of all days: a search is in one of the two lists. */
const noteFound = (payload: Payload, words: string, found: boolean) =>
  runSql(payload, sql`UPDATE search_counts SET found = ${found} WHERE words = ${words} AND found <> ${found}`);

export const eraseOldCounts = (payload: Payload, now = new Date()): Promise<unknown> =>
  runSql(payload, sql`DELETE FROM search_counts WHERE day <= ${isoDay(nepalDay(now) - keptDays)}`);

/** Fewer searches may be of one person, who mistyped or looked for themselves. */
const fewestShown = 3;
const mostShown = 100;

/** Something that was searched for, and how often. */
export interface SearchedWords {
  words: string;
  count: number;
}

const rowsOf = async (payload: Payload, found: boolean): Promise<SearchedWords[]> =>
  (
    await runSql(
      payload,
      sql`SELECT words, sum(count) AS total FROM search_counts WHERE found = ${found}
          GROUP BY words HAVING sum(count) >= ${fewestShown} ORDER BY total DESC, words LIMIT ${mostShown}`,
    )
  ).map((row) => ({ words: String(row["words"]), count: Number(row["total"]) }));

/** What visitors searched for and did not find, the most frequent first. */
export const missedWords = (payload: Payload) => rowsOf(payload, false);
/** What they searched for and found. */
export const foundWords = (payload: Payload) => rowsOf(payload, true);
