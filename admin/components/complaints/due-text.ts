import { clockText } from "@setu/content/calendar/clock";
import { dayText } from "@setu/content/calendar/moment-text";
import type { Promised } from "@setu/content/complaints/clocks";
import type { Language } from "../shared/language.ts";

/** The promised day, with its time if it is promised by the hour. */
export const dueText = ({ due, isByTheHour }: Pick<Promised, "due" | "isByTheHour">, language: Language): string => {
  const day = dayText(due, language);
  return isByTheHour ? `${day}, ${clockText(due, language)}` : day;
};
