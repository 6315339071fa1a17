import { devanagariDigits } from "@setu/contract/digits";
import type { Locale } from "@setu/contract/locale";

const units = { en: { kilo: "kB", mega: "MB" }, ne: { kilo: "केबी", mega: "एमबी" } };

/** A number of bytes as people read it, like content/platform/text/size-text.ts: "840 kB", "१.२ एमबी". */
export function sizeText(bytes: number, locale: Locale): string {
  const { kilo, mega } = units[locale];
  const text =
    bytes < 995_000 ? `${Math.max(1, Math.round(bytes / 1000))} ${kilo}` : `${(bytes / 1_000_000).toFixed(1)} ${mega}`;
  return locale === "ne" ? devanagariDigits(text) : text;
}
