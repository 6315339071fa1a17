import type { Locale } from "@setu/contract/locale";
import { digitsIn } from "./date-words.ts";
import { nepalClock } from "./nepal-time.ts";

/** The parts of a day as Nepal's notices name them, with the hour before which each ends. */
const partsOfDay: [before: number, name: string][] = [
  [4, "राति"],
  [12, "बिहान"],
  [15, "दिउँसो"],
  [18, "अपराह्न"],
  [20, "साँझ"],
  [24, "राति"],
];

/** The time in Nepal: "17:00", "अपराह्न ५ बजे", "बिहान १०:३० बजे". */
export const clockText = (instant: Date, locale: Locale): string => clockIn(nepalClock(instant), locale);

/** From one time to another of the same day: "10:00–16:00", "बिहान १० बजेदेखि अपराह्न ४ बजेसम्म". */
export const clockSpanText = (from: Date, to: Date, locale: Locale): string =>
  locale === "ne"
    ? `${clockText(from, locale)}देखि ${clockText(to, locale)}सम्म`
    : `${nepalClock(from)}–${nepalClock(to)}`;

function clockIn(clock: string, locale: Locale): string {
  if (locale === "en") return clock;
  const [hours = 0, minutes = 0] = clock.split(":").map(Number);
  const part = partsOfDay.find(([before]) => hours < before)?.[1];
  const hour = hours % 12 || 12;
  const figure = minutes === 0 ? hour : `${hour}:${String(minutes).padStart(2, "0")}`;
  return digitsIn(`${part} ${figure} बजे`, locale);
}
