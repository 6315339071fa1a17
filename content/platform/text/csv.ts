/** The beginning of a formula in a spreadsheet, in half or full width; a line end before it makes no difference. */
const formula = /^[\s\u00a0\u200b\ufeff]*[=+\-@＝＋－＠]|^[\t\r\n]/;

/** Makes a cell a text in every spreadsheet: an apostrophe precedes anything that would be calculated (CWE-1236). */
const cell = (value: string): string => {
  const text = formula.test(value) ? `'${value}` : value;
  return `"${text.replaceAll("\0", "").replaceAll('"', '""')}"`;
};

/**
 * A table in the format of RFC 4180, every cell quoted. It begins with a byte order mark: without it Excel reads
 * Devanagari as Western letters.
 */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  `\ufeff${rows.map((row) => row.map(cell).join(",")).join("\r\n")}\r\n`;
