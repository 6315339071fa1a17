/** Words as a reader counts them, in Devanagari too, where not only spaces part them. Form and server count alike. */
export function wordCount(text: string): number {
  let count = 0;
  for (const { isWordLike } of new Intl.Segmenter("ne", { granularity: "word" }).segment(text))
    if (isWordLike) count += 1;
  return count;
}
