import { inBothCalendars } from "@setu/contract/calendar/own-calendar";
import type { CalendarDate } from "@setu/contract/shapes/calendar-date";
import { useLanguage } from "../../i18n/texts.ts";

interface Props {
  date: CalendarDate;
  /** Whether the other calendar's date is below, as in a narrow column. */
  stacked?: boolean;
}

/** A day in the calendar of the page's language, followed by the other calendar. */
export function BothCalendars({ date, stacked = false }: Props) {
  const { locale } = useLanguage();
  const [first, second] = inBothCalendars(date, locale);
  return (
    <time dateTime={date.ad}>
      {first}
      {second && stacked && <br />}
      {second && (
        <small>
          {!stacked && " · "}
          {second}
        </small>
      )}
    </time>
  );
}
