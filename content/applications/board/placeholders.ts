/** The placeholders of mails to applicants. No Payload here: the back office's screens use this too. */
export const placeholders = [
  "name",
  "vacancy",
  "number",
  "reference",
  "stage",
  "office",
  "answer_by",
  "reason",
  "firm",
  "link",
] as const;
export type Placeholder = (typeof placeholders)[number];
export type PlaceholderValues = Record<Placeholder, string>;

export interface MailWords {
  subject: string;
  text: string;
}

const pattern = /\{([a-z_]+)\}/g;
const isPlaceholder = (word: string): word is Placeholder => (placeholders as readonly string[]).includes(word);

/** Words in braces that are not placeholders, and unpaired braces. */
export function strangeWords(text: string): string[] {
  const strange = [...text.matchAll(/\{[^{}\n]*\}/g)].map(([found]) => found);
  const alone = text.replace(/\{[^{}\n]*\}/g, "").match(/[{}]/g) ?? [];
  return [...new Set([...strange.filter((found) => !isPlaceholder(found.slice(1, -1))), ...alone])];
}

/** The placeholders that a text uses. */
export const usedIn = (text: string): Placeholder[] => [
  ...new Set([...text.matchAll(pattern)].map(([, word = ""]) => word).filter(isPlaceholder)),
];

/** Fills in a text in one pass: a value is never read as a placeholder itself. */
export const fillIn = (text: string, values: Partial<PlaceholderValues>): string =>
  text.replace(pattern, (found, word: string) => (isPlaceholder(word) ? (values[word] ?? found) : found));
