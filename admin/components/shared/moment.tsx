import { clockText } from "@setu/content/calendar/clock";
import type { Language } from "./language.ts";
import { ownDay } from "./own-day.ts";

/** The day and the time of an entry in a log. */
export function Moment({ at, language }: { at: string; language: Language }) {
  const date = new Date(at);
  return (
    <time dateTime={at}>
      {ownDay(date, language)}, {clockText(date, language)}
    </time>
  );
}
