/** The link that dials a number, however it is written: Devanagari digits are digits too. */
export const telephone = (number: string): string =>
  `tel:${number.replace(/[०-९]/g, (digit) => String("०१२३४५६७८९".indexOf(digit))).replace(/[^\d+]/g, "")}`;
