import { digitsIn } from "../digits.ts";
import type { Locale } from "../locale.ts";

const units = { en: { kilo: "kB", mega: "MB" }, ne: { kilo: "केबी", mega: "एमबी" } };

/** Returns a number of bytes as people read it: "840 kB", "1.2 MB", "१.२ एमबी". */
export function sizeText(bytes: number, locale: Locale): string {
  const { kilo, mega } = units[locale];
  const text =
    bytes < 995_000 ? `${Math.max(1, Math.round(bytes / 1000))} ${kilo}` : `${(bytes / 1_000_000).toFixed(1)} ${mega}`;
  return digitsIn(text, locale);
}
