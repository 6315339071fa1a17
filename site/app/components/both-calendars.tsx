import type { CalendarDate } from "@setu/contract/calendar-date";
import { useLanguage } from "../i18n/texts.ts";
import { inBothCalendars } from "../text/calendars.ts";

/** A day in the calendar that the language is read with, and in the other one behind it. */
export function BothCalendars({ date }: { date: CalendarDate }) {
  const { locale } = useLanguage();
  const [first, second] = inBothCalendars(date, locale);
  return (
    <time dateTime={date.ad}>
      {first}
      {second && <small> · {second}</small>}
    </time>
  );
}
