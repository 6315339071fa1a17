import type { Locale } from "./locale.ts";

/** Written with Nepali's digits. Not by `Intl`: ICU's Nepali differs from version to version, and some browsers have none. */
export const devanagariDigits = (text: string | number): string =>
  String(text).replace(/\d/g, (digit) => "०१२३४५६७८९".charAt(Number(digit)));

/** Digits as the language writes them. */
export const digitsIn = (text: string | number, locale: Locale): string =>
  locale === "ne" ? devanagariDigits(text) : String(text);

/** Nepali's digits as those that numbers are reckoned with; all else stays as it is. */
export const latinDigits = (text: string): string =>
  text.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x0966));

/** "8%", and with the space that Nepali print has: "८ %". */
export const percentText = (percent: number, locale: Locale): string =>
  locale === "ne" ? `${devanagariDigits(percent)}\u00a0%` : `${percent}%`;
