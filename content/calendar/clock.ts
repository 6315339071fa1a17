import { clockWords } from "@setu/contract/calendar/clock-words";
import type { Locale } from "@setu/contract/locale";
import { nepalClock } from "./nepal-time.ts";

/** The time in Nepal: "17:00", "अपराह्न ५ बजे", "बिहान १०:३० बजे". */
export const clockText = (instant: Date, locale: Locale): string => clockWords(nepalClock(instant), locale);

/** The span between two times of one day: "10:00–16:00", "बिहान १० बजेदेखि अपराह्न ४ बजेसम्म". */
export const clockSpanText = (from: Date, to: Date, locale: Locale): string =>
  locale === "ne"
    ? `${clockText(from, locale)}देखि ${clockText(to, locale)}सम्म`
    : `${nepalClock(from)}–${nepalClock(to)}`;
