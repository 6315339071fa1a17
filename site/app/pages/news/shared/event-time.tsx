import { inBothCalendars } from "@setu/contract/calendar/own-calendar";
import type { NewsItem } from "@setu/contract/news";
import type { CalendarDate } from "@setu/contract/shapes/calendar-date";
import { useLanguage } from "../../../i18n/texts.ts";
import styles from "./event-time.module.css";

/** The time of an event: its days in both calendars, and the hour in Nepal. */
export function EventTime({ event }: { event: NonNullable<NewsItem["event"]> }) {
  const { locale } = useLanguage();
  const dayOf = (day: CalendarDate, end = "") => {
    const [first, second] = inBothCalendars(day, locale);
    return (
      <>
        <span className={styles.day}>
          {first}
          {!second && end}
        </span>
        {second && (
          <>
            {" "}
            <span className={styles.day}>
              ({second}){end}
            </span>
          </>
        )}
      </>
    );
  };
  return (
    <>
      <time dateTime={event.starts_at}>
        {dayOf(event.starts, ",")} {event.time}
      </time>
      {event.ends && (
        <>
          {" – "}
          <time dateTime={event.ends_at ?? undefined}>{dayOf(event.ends)}</time>
        </>
      )}
    </>
  );
}
