const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** A text as it stands in markup, or in an attribute between double quotes. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => entities[character] ?? character);

/** Data in a script element: only `<` could end it. */
export const escapeJson = (data: object): string => JSON.stringify(data).replaceAll("<", "\\u003c");
