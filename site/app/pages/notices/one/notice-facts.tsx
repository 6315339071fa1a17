import type { NoticeDetail } from "@setu/contract/notices";
import type { CalendarDate } from "@setu/contract/shapes/calendar-date";
import type { ReactNode } from "react";
import type { Fact } from "../../../components/fact-box/fact-box.tsx";
import { useLanguage } from "../../../i18n/texts.ts";
import { inBothCalendars } from "../../../text/calendars.ts";
import styles from "./notice-page.module.css";
import type { words } from "./texts.ts";

type Words = (typeof words)["en"];

interface MomentProps {
  date: CalendarDate;
  time?: string | null | undefined;
  /** Shown once, with the deadline. */
  zone?: string;
  /** No longer valid. */
  isStruck?: boolean;
}

/** A day in both calendars, the page's own first, with the time where there is one. */
function Moment({ date, time, zone, isStruck }: MomentProps) {
  const { locale } = useLanguage();
  const [first, second] = inBothCalendars(date, locale);
  const when = (
    <time dateTime={date.ad}>
      <span className={styles.bound}>
        {first}
        {time && ","}
      </span>
      {time && <> {time}</>}
    </time>
  );
  const struck = (part: ReactNode) => (isStruck ? <s className={styles.struck}>{part}</s> : part);
  return (
    <>
      {struck(when)} {zone}
      {second && (
        <>
          <br />
          <small className={styles.bs}>{struck(second)}</small>
        </>
      )}
    </>
  );
}

/** Divides two to four facts of the title block evenly; on a narrow screen only the first two share a row, since the others may have a time. */
const evenly = (facts: Fact[]): Fact[] => {
  const columns = facts.length === 3 ? 2 : 3;
  return facts.map((fact, index) => ({ ...fact, columns, narrow: index < 2 ? 3 : 6 }));
};

/** Returns the key dates of a notice for a title block: the deadline comes first, across the sheet. */
export function noticeFacts(notice: NoticeDetail, texts: Words): Fact[] {
  const { deadline, first_deadline: before, questions_until: questions, status, published } = notice;
  const isOpen = status === "open";
  const end: Fact = {
    label: texts.deadline,
    columns: 6,
    value: deadline ? (
      <span className={styles.deadline}>
        <Moment date={deadline.date} time={deadline.time} zone={texts.zone} />
      </span>
    ) : (
      texts.noDeadline
    ),
  };
  const others: Fact[] = [
    isOpen && deadline?.time_left
      ? { label: texts.remaining, value: <span className={styles.remaining}>{deadline.time_left}</span> }
      : { label: texts.state, value: texts[status] },
    { label: texts.published, value: <Moment date={published} /> },
  ];
  if (before) others.push({ label: texts.before, value: <Moment date={before} isStruck /> });
  if (questions) {
    others.push({ label: texts.questionsUntil, value: <Moment date={questions.date} time={questions.time} /> });
  }
  const dates = notice.key_dates.map(({ name, date, time }, index, { length }): Fact => {
    const isAlone = index === length - 1 && length % 2 === 1;
    return { label: name, columns: isAlone ? 6 : 3, value: <Moment date={date} time={time} /> };
  });
  return [end, ...evenly(others), ...dates];
}
