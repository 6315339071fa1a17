import { lexicon } from "./searched-text.ts";
import { WordFinder } from "./word-finder.ts";

/** The words in these texts that match a search, as they are written there: the words that a list marks. */
export const marksIn = (texts: readonly string[], searched: ReadonlySet<number>): string[] =>
  marksBy(new WordFinder(searched, lexicon), texts);

/** The same, with a finder of the searched words. */
export const marksBy = (finder: WordFinder, texts: readonly string[]): string[] => [
  ...new Set(texts.flatMap((text) => finder.hitsIn(text).map(({ from, to }) => text.slice(from, to)))),
];
