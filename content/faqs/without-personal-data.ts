import type { Locale } from "@setu/contract/locale";
import { excerptOf } from "../platform/text/excerpt.ts";

const addresses = /[^\s<>(),;:]+@[^\s<>(),;:]+|(?:https?:\/\/|www\.)\S+/giu;
/** Seven digits or more in either script, as telephones, accounts and citizenship numbers have: "+977 1-555 0100", "९८४१००००००". */
const numbers = /\+?\p{Nd}(?:[\s().\-/]{0,2}\p{Nd}){6,}/gu;
const left = "…";

/** The beginning of a message as an anonymous question: without addresses, long numbers and the given names. */
export function questionIn(message: string, names: readonly string[], locale: Locale): string {
  const named = names.flatMap((name) => [name, ...name.split(/\s+/)]).filter((name) => [...name].length > 2);
  const pattern = named.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("|");
  const tidy = message.replace(addresses, left).replace(numbers, left);
  // In Nepali, postpositions are joined to names.
  const nameless = pattern ? tidy.replace(new RegExp(`(?<![\\p{L}\\p{M}])(?:${pattern})`, "giu"), left) : tidy;
  return excerptOf(nameless, locale);
}
