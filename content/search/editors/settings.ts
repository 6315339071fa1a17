import type { Payload } from "payload";
import { perRevision } from "../../platform/store/per-revision.ts";
import { runSql, sql } from "../../platform/store/sql.ts";
import { guideOf, type SearchSettings } from "./guide.ts";
import { phrasesIn } from "./phrases-in.ts";

export async function readSearchSettings(payload: Payload): Promise<SearchSettings> {
  const [synonyms, suggested] = await Promise.all([
    runSql(payload, sql`SELECT words FROM search_synonyms ORDER BY id`),
    runSql(payload, sql`SELECT words, path FROM suggested_results ORDER BY id`),
  ]);
  return {
    synonyms: synonyms.map(({ words }) => phrasesIn(String(words))),
    suggested: suggested.map(({ words, path }) => ({ phrases: phrasesIn(String(words)), path: String(path) })),
  };
}

/** The meanings of words in the searches of lists. */
export const meaningsIn = perRevision(async (payload) => guideOf(await readSearchSettings(payload)).meanings);
