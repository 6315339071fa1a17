import { latinDigits } from "@setu/contract/digits";
/** Returns the link that dials a number, however it is written: Devanagari digits are digits too. */
export const telephone = (number: string): string => `tel:${latinDigits(number).replace(/[^\d+]/g, "")}`;
