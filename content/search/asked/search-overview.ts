import type { Payload } from "payload";
import { runSql, sql } from "../../platform/store/sql.ts";
import { publicPaths } from "../editors/public-paths.ts";
import { foundWords, missedWords, type SearchedWords } from "./search-counter.ts";

/** A suggested result whose page is not public: visitors do not see it. */
interface LostSuggestion {
  id: number;
  words: string;
  path: string;
}

/** The counted searches, and the suggested results that have lost their page, as editors see them. */
export interface SearchOverview {
  missed: SearchedWords[];
  found: SearchedWords[];
  lost: LostSuggestion[];
}

export async function searchOverview(payload: Payload): Promise<SearchOverview> {
  const [missed, found, lost] = await Promise.all([
    missedWords(payload, "site"),
    foundWords(payload, "site"),
    lostSuggestions(payload),
  ]);
  return { missed, found, lost };
}

async function lostSuggestions(payload: Payload): Promise<LostSuggestion[]> {
  const [rows, shown] = await Promise.all([
    runSql(payload, sql`SELECT id, name, path FROM suggested_results ORDER BY name, id`),
    publicPaths(payload),
  ]);
  return rows
    .map(({ id, name, path }) => ({ id: Number(id), words: String(name), path: String(path) }))
    .filter(({ path }) => !shown.has(path));
}
