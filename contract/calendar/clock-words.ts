import { devanagariDigits } from "../digits.ts";
import type { Locale } from "../locale.ts";

/** The parts of a day as Nepal's notices name them, each with the hour at which it ends. */
const partsOfDay: [before: number, name: string][] = [
  [4, "राति"],
  [12, "बिहान"],
  [15, "दिउँसो"],
  [18, "अपराह्न"],
  [20, "साँझ"],
  [24, "राति"],
];

/** A time of day, "17:00" or "10:30", in words: "17:00", "अपराह्न ५ बजे", "बिहान १०:३० बजे": on one line. */
export function clockWords(clock: string, locale: Locale): string {
  if (locale === "en") return clock;
  const [hours = 0, minutes = 0] = clock.split(":").map(Number);
  const part = partsOfDay.find(([before]) => hours < before)?.[1];
  const hour = hours % 12 || 12;
  const figure = minutes === 0 ? hour : `${hour}:${String(minutes).padStart(2, "0")}`;
  return devanagariDigits(`${part}\u00a0${figure}\u00a0बजे`);
}
