import type { Locale } from "./locale.ts";

/** Replaces the digits by Nepali ones. Not by `Intl`: ICU's Nepali differs from version to version, and some browsers have none. */
export const devanagariDigits = (text: string | number): string =>
  String(text).replace(/\d/g, (digit) => "०१२३४५६७८९".charAt(Number(digit)));

/** Replaces the digits by the language's own. */
export const digitsIn = (text: string | number, locale: Locale): string =>
  locale === "ne" ? devanagariDigits(text) : String(text);

/** Replaces Nepali digits by Latin ones, for parsing; all else stays as it is. */
export const latinDigits = (text: string): string =>
  text.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x0966));

/** "8%", and with the space of Nepali print: "८ %". */
export const percentText = (percent: number, locale: Locale): string =>
  locale === "ne" ? `${devanagariDigits(percent)}\u00a0%` : `${percent}%`;
