/** Words as the server counts them: Intl knows where Devanagari's are parted. */
export function wordCount(text: string): number {
  let count = 0;
  for (const { isWordLike } of new Intl.Segmenter("ne", { granularity: "word" }).segment(text))
    if (isWordLike) count += 1;
  return count;
}
