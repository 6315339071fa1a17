import type { Payload } from "payload";
import { existing } from "./add-items.ts";
import { searchSynonyms, suggestedResults } from "./texts/search-words.ts";

/** Adds what helps searches, as an editor would, unless it is there. */
export async function addSearch(payload: Payload): Promise<void> {
  for (const group of searchSynonyms) await addWords(payload, "search-synonyms", { words: group.join("\n") });
  for (const { words, path } of suggestedResults) {
    await addWords(payload, "suggested-results", { words: words.join("\n"), path });
  }
}

async function addWords(
  payload: Payload,
  collection: "search-synonyms" | "suggested-results",
  data: { words: string; path?: string },
): Promise<void> {
  if (await existing(payload, collection, "words", data.words)) return;
  await payload.create({ collection, data, overrideAccess: true, depth: 0 });
}
