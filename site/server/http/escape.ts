const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

// biome-ignore lint/suspicious/noControlCharactersInRegex: one of them, and no reader takes the feed (XML 1.0, 2.2)
const special = /[&<>"\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** A text for markup, or for an attribute in double quotes; without the characters that XML does not allow. */
export const escapeHtml = (text: string): string =>
  text.toWellFormed().replace(special, (character) => entities[character] ?? "");

/** Data in a script element: only `<` could end it. */
export const escapeJson = (data: object): string => JSON.stringify(data).replaceAll("<", "\\u003c");
