/** The most wrong letters in a word of this length: none in a short one. */
export const errorsAllowed = (word: string): 0 | 1 | 2 => {
  const { length } = [...word];
  return length < 4 ? 0 : length < 8 ? 1 : 2;
};

/**
 * The number of letters to change, add, drop or swap with a neighbour to turn one word into the other, each place once;
 * `most + 1` for any number beyond `most`.
 */
export function typingErrors(a: string, b: string, most: number): number {
  const [from, to] = [[...a], [...b]];
  if (Math.abs(from.length - to.length) > most) return most + 1;
  let before: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (const [row, letter] of from.entries()) {
    const next = [row + 1];
    for (const [column, other] of to.entries()) {
      const same = letter === other;
      const swapped = row > 0 && column > 0 && letter === to[column - 1] && from[row - 1] === other;
      next.push(
        Math.min(
          (last[column] ?? 0) + (same ? 0 : 1),
          (last[column + 1] ?? 0) + 1,
          (next[column] ?? 0) + 1,
          swapped ? (before[column - 1] ?? 0) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
    if (Math.min(...next) > most) return most + 1;
    [before, last] = [last, next];
  }
  return Math.min(last.at(-1) ?? 0, most + 1);
}

/** The trigrams of a word, with its ends marked: words with a typing error share most of them. */
export function trigramsOf(word: string): string[] {
  const letters = [..."^", ...word, "$"];
  return Array.from({ length: Math.max(0, letters.length - 2) }, (_, at) => letters.slice(at, at + 3).join(""));
}
