import type { Payload } from "payload";
import { isoDay, nepalDay } from "../calendar/nepal-time.ts";
import { runSql, sql } from "../platform/store/sql.ts";
import { countedWords } from "../search/asked/counted-words.ts";
import { findsFaq } from "./faqs.ts";

/** Different searches that wait to be written. More within a few seconds come from no visitors. */
const mostWaiting = 100;
/** Different searches of a day that are kept. */
const mostADay = 300;
const keptDays = 90;
/** Fewer searches may be of one person, who mistyped. */
const fewestShown = 3;
const mostShown = 30;
/** More are not looked up again for one list. */
const mostLookedUp = 300;

/** Something that was looked for among the questions, and how often. */
export interface MissedSearch {
  words: string;
  count: number;
}

/** Counts the searches of the questions that find nothing: in memory, and every few seconds in the database. */
export class MissedSearches {
  readonly #waiting = new Map<string, number>();

  note(typed: string): void {
    const words = countedWords(typed);
    if (words === undefined) return;
    const count = this.#waiting.get(words);
    if (count !== undefined || this.#waiting.size < mostWaiting) this.#waiting.set(words, (count ?? 0) + 1);
  }

  /** Writes those noted since the last time that find nothing. If that fails, they wait for the next time. */
  async write(payload: Payload, now = new Date()): Promise<void> {
    const noted = [...this.#waiting];
    const found = await Promise.all(noted.map(([words]) => findsFaq(payload, words)));
    const missed = noted.filter((_, index) => !found[index]);
    if (missed.length > 0) await add(payload, isoDay(nepalDay(now)), missed);
    // Searches that came meanwhile stay.
    for (const [words, count] of noted) {
      const left = (this.#waiting.get(words) ?? 0) - count;
      if (left > 0) this.#waiting.set(words, left);
      else this.#waiting.delete(words);
    }
  }
}

/** In one statement; of a day with too many different searches, only those that are there already. */
async function add(payload: Payload, day: string, missed: [string, number][]): Promise<void> {
  const rows = await runSql(payload, sql`SELECT words FROM faq_searches WHERE day = ${day}`);
  const known = new Set(rows.map(({ words }) => String(words)));
  const fresh = missed.filter(([words]) => !known.has(words)).slice(0, Math.max(0, mostADay - known.size));
  const kept = [...missed.filter(([words]) => known.has(words)), ...fresh];
  if (kept.length === 0) return;
  // In one order, so that no two processes wait for each other's rows.
  const sorted = kept.toSorted(([a], [b]) => (a < b ? -1 : 1));
  await runSql(
    payload,
    sql`INSERT INTO faq_searches (day, words, count)
        VALUES ${sql.join(
          sorted.map(([words, count]) => sql`(${day}, ${words}, ${count})`),
          sql`, `,
        )}
        ON CONFLICT (day, words) DO UPDATE SET count = faq_searches.count + excluded.count`,
  );
}

/** The searches that still find no question, the most frequent first. */
export async function missedFaqSearches(payload: Payload): Promise<MissedSearch[]> {
  const rows = await runSql(
    payload,
    sql`SELECT words, sum(count) AS total FROM faq_searches
        GROUP BY words HAVING sum(count) >= ${fewestShown} ORDER BY total DESC, words LIMIT ${mostLookedUp}`,
  );
  const searches = rows.map((row) => ({ words: String(row["words"]), count: Number(row["total"]) }));
  const found = await Promise.all(searches.map(({ words }) => findsFaq(payload, words)));
  return searches.filter((_, index) => !found[index]).slice(0, mostShown);
}

export const eraseOldSearches = (payload: Payload, now = new Date()): Promise<unknown> =>
  runSql(payload, sql`DELETE FROM faq_searches WHERE day <= ${isoDay(nepalDay(now) - keptDays)}`);
