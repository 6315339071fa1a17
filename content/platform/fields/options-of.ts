/** The options of a select field, in the order of their labels. */
export const optionsOf = (words: Record<string, { en: string; ne: string }>) =>
  Object.entries(words).map(([value, label]) => ({ value, label }));
