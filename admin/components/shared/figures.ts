import { digitsIn } from "@setu/contract/digits";
import type { Language } from "./language.ts";

/** A number in the digits of a language, without ICU, whose Nepali differs from one browser to the next. */
export const figure = (n: number | string, language: Language): string => digitsIn(n, language);

/** "3.5", "4.0". */
export const oneDecimal = (n: number): string => (Math.round(n * 10) / 10).toFixed(1);
