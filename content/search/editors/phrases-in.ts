/** The words and phrases of a text, one a line. */
export const phrasesIn = (text: string | null | undefined): string[] =>
  (text ?? "").split("\n").flatMap((line) => line.trim() || []);
