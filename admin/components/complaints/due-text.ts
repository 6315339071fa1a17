import { clockText } from "@setu/content/calendar/clock";
import type { Promised } from "@setu/content/complaints/clocks";
import type { Language } from "../shared/language.ts";
import { ownDay } from "../shared/own-day.ts";

/** The promised day, with its time if it is promised by the hour. */
export const dueText = ({ due, isByTheHour }: Pick<Promised, "due" | "isByTheHour">, language: Language): string => {
  const day = ownDay(due, language);
  return isByTheHour ? `${day}, ${clockText(due, language)}` : day;
};
