import { inBothCalendars } from "@setu/contract/calendar/own-calendar";
import type { NoticeDetail } from "@setu/contract/notices";
import type { CalendarDate } from "@setu/contract/shapes/calendar-date";
import type { ReactNode } from "react";
import type { Fact } from "../../../components/fact-box/fact-box.tsx";
import { useLanguage } from "../../../i18n/texts.ts";
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
      {struck(when)} {zone && <small className={styles.zone}>{zone}</small>}
      {second && (
        <>
          <br />
          <small className={styles.bs}>{struck(second)}</small>
        </>
      )}
    </>
  );
}

/** Two facts in a row, the last one of an odd number alone; on a narrow screen only the first two share a row, since the others may have a time. */
const inPairs = (facts: Fact[]): Fact[] =>
  facts.map((fact, index) => ({
    ...fact,
    columns: facts.length % 2 === 1 && index === facts.length - 1 ? 6 : 3,
    narrow: index < 2 ? 3 : 6,
  }));

/** Returns the key dates of a notice for a title block: the deadline comes first, across the sheet; days that are announced are in their order. */
export function noticeFacts(notice: NoticeDetail, texts: Words): Fact[] {
  const { deadline, first_deadline: before, questions_until: questions, status, published, vacancy } = notice;
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
  const state: Fact =
    isOpen && deadline?.time_left
      ? { label: texts.remaining, value: <span className={styles.remaining}>{deadline.time_left}</span> }
      : { label: texts.state, value: texts[status === "closed" && vacancy?.status === "filled" ? "filled" : status] };
  const former: Fact[] = before ? [{ label: texts.before, value: <Moment date={before} isStruck /> }] : [];
  const days = [...(questions ? [{ name: texts.questionsUntil, ...questions }] : []), ...notice.key_dates]
    .toSorted((a, b) => a.date.ad.localeCompare(b.date.ad) || (a.time ?? "").localeCompare(b.time ?? ""))
    .map(({ name, date, time }): Fact => ({ label: name, value: <Moment date={date} time={time} /> }));
  return [end, ...inPairs([state, ...former, { label: texts.published, value: <Moment date={published} /> }, ...days])];
}
