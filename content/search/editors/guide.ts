import { type Meanings, meaningsWith, phraseIn, stemsOf } from "../../platform/search/meanings.ts";

/** The editors' settings of the search. */
export interface SearchSettings {
  /** Groups of phrases that mean the same. */
  synonyms: string[][];
  suggested: { phrases: string[]; path: string }[];
}

/** The same, ready for searches. */
export interface Guide {
  meanings: Meanings;
  /** Paths of pages by the stems of the searches that show them first. */
  suggested: ReadonlyMap<string, readonly string[]>;
}

/** Pages that one search shows first. */
const mostSuggested = 3;

export function guideOf({ synonyms, suggested }: SearchSettings): Guide {
  const paths = new Map<string, string[]>();
  for (const { phrases, path } of suggested) {
    for (const stems of phrases.map((phrase) => stemsOf(phraseIn(phrase)))) {
      paths.set(stems, [...(paths.get(stems) ?? []), path].slice(0, mostSuggested));
    }
  }
  return { meanings: meaningsWith(synonyms), suggested: paths };
}

export const unguided: Guide = guideOf({ synonyms: [], suggested: [] });

/** The pages that a search shows first. */
export const suggestedFor = ({ suggested }: Guide, typed: string): readonly string[] =>
  suggested.get(stemsOf(phraseIn(typed))) ?? [];
