import { clockText } from "@setu/content/calendar/clock";
import { calendarDate } from "@setu/content/calendar/dates";
import type { Language } from "./language.ts";

/** The day and the time of an entry in a log. */
export function Moment({ at, language }: { at: string; language: Language }) {
  const date = new Date(at);
  return (
    <time dateTime={at}>
      {calendarDate(date, language).ad_text}, {clockText(date, language)}
    </time>
  );
}
