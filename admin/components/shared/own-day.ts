import { calendarDate } from "@setu/content/calendar/dates";
import type { Language } from "./language.ts";

/** A day in the calendar of the screen's language, with its era: "2083 Mangsir 10" in Nepali, where people count in Bikram Sambat. */
export function ownDay(instant: Date, language: Language): string {
  const { ad_text: ad, bs_text: bs } = calendarDate(instant, language);
  return language === "ne" ? bs || ad : ad;
}
