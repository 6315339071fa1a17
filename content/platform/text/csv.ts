/** What a spreadsheet would take for a formula, in either width; a line end before it changes nothing. */
const formula = /^[\s\u00a0\u200b\ufeff]*[=+\-@＝＋－＠]|^[\t\r\n]/;

/** A cell that is text to every spreadsheet: an apostrophe stands before what would be reckoned (CWE-1236). */
const cell = (value: string): string => {
  const text = formula.test(value) ? `'${value}` : value;
  return `"${text.replaceAll("\0", "").replaceAll('"', '""')}"`;
};

/**
 * A table as RFC 4180 has it, every cell quoted. It begins with a byte order mark: without it Excel reads Devanagari as
 * Western letters.
 */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  `\ufeff${rows.map((row) => row.map(cell).join(",")).join("\r\n")}\r\n`;
