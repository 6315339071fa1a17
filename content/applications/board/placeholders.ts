/** What a mail to an applicant may leave open. No Payload here: the back office's screens fill in too. */
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

/** What stands in braces of a text and is none of ours; a brace without its other half, too. */
export function strangeWords(text: string): string[] {
  const strange = [...text.matchAll(/\{[^{}\n]*\}/g)].map(([found]) => found);
  const alone = text.replace(/\{[^{}\n]*\}/g, "").match(/[{}]/g) ?? [];
  return [...new Set([...strange.filter((found) => !isPlaceholder(found.slice(1, -1))), ...alone])];
}

/** Those that a text uses. */
export const usedIn = (text: string): Placeholder[] => [
  ...new Set([...text.matchAll(pattern)].map(([, word = ""]) => word).filter(isPlaceholder)),
];

/** In one pass: what an applicant is called is never read as a placeholder. */
export const fillIn = (text: string, values: Partial<PlaceholderValues>): string =>
  text.replace(pattern, (found, word: string) => (isPlaceholder(word) ? (values[word] ?? found) : found));
