const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

// biome-ignore lint/suspicious/noControlCharactersInRegex: a feed with one of them is rejected (XML 1.0, 2.2)
const special = /[&<>"\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** Returns a text for markup, or for an attribute in double quotes, without the characters that XML does not allow. */
export const escapeHtml = (text: string): string =>
  text.toWellFormed().replace(special, (character) => entities[character] ?? "");

/** Returns JSON for a script element: only `<` could end it. */
export const inScript = (json: string): string => json.replaceAll("<", "\\u003c");

export const escapeJson = (data: object): string => inScript(JSON.stringify(data));
