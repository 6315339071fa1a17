import { clockText } from "@setu/content/calendar/clock";
import { dayText } from "@setu/content/calendar/moment-text";
import type { Language } from "./language.ts";

/** The day and the time of an entry in a log. */
export function Moment({ at, language }: { at: string; language: Language }) {
  const date = new Date(at);
  return (
    <time dateTime={at}>
      {dayText(date, language)}, {clockText(date, language)}
    </time>
  );
}
