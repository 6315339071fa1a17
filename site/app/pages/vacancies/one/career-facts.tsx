import { inBothCalendars } from "@setu/contract/calendar/own-calendar";
import type { CalendarDate } from "@setu/contract/shapes/calendar-date";
import type { VacancyDetail } from "@setu/contract/vacancies";
import { BothCalendars } from "../../../components/both-calendars/both-calendars.tsx";
import type { Fact } from "../../../components/fact-box/fact-box.tsx";
import { useLanguage } from "../../../i18n/texts.ts";
import styles from "./career-page.module.css";
import type { words } from "./texts.ts";

type Words = (typeof words)["en"];

interface MomentProps {
  date: CalendarDate;
  at?: string;
  time?: string;
  /** Shown once, with the closing time. */
  zone?: string;
}

/** A day in both calendars, the page's own first, with the time where there is one. */
function Moment({ date, at = date.ad, time, zone }: MomentProps) {
  const { locale } = useLanguage();
  const [first, second] = inBothCalendars(date, locale);
  return (
    <>
      <time dateTime={at}>
        <span className={styles.bound}>
          {first}
          {time && ","}
        </span>
        {time && (
          <>
            {" "}
            <span className={styles.bound}>
              {time} {zone && <small className={styles.zone}>{zone}</small>}
            </span>
          </>
        )}
      </time>
      {second && <small className={styles.second}>{second}</small>}
    </>
  );
}

const Remaining = ({ vacancy: { deadline, closes_soon: soon } }: { vacancy: VacancyDetail }) => (
  <span className={styles.remaining} data-soon={soon || undefined}>
    {deadline.time_left}
  </span>
);

/** Three in a row, two on a narrow screen; in an incomplete last row, the last fact fills the rest. */
function inRows(facts: Fact[]): Fact[] {
  const wide = facts.length % 3 === 0 ? 2 : facts.length % 3 === 1 ? 6 : 4;
  return facts.map((fact, index) => ({
    ...fact,
    columns: index === facts.length - 1 ? wide : 2,
    narrow: index === facts.length - 1 && facts.length % 2 === 1 ? 6 : 3,
  }));
}

/** Returns the title block of a vacancy: the closing time comes first, across the sheet. */
export function careerFacts(vacancy: VacancyDetail, texts: Words, number: (n: number) => string): Fact[] {
  const { deadline, extended_from: before, status, opens } = vacancy;
  const closing = (
    <span className={styles.closing}>
      <Moment date={deadline.date} at={deadline.at} time={deadline.time} zone={texts.zone} />
      {before && (
        <s className={styles.before}>
          <span className={styles.unseen}>{texts.before}: </span>
          <BothCalendars date={before.date} />, {before.time}
        </s>
      )}
    </span>
  );
  const end: Fact[] = [
    { label: texts.deadline, columns: 4, value: closing },
    status === "open"
      ? { label: texts.remaining, narrow: 6, value: <Remaining vacancy={vacancy} /> }
      : { label: texts.state, narrow: 6, value: texts.states[status] },
  ];
  const optional = (label: string, value: Fact["value"] | null | undefined): Fact[] =>
    value ? [{ label, value }] : [];
  const others = [
    ...(status === "upcoming" ? optional(texts.opens, <Moment date={opens} />) : []),
    ...optional(texts.place, vacancy.place),
    ...optional(texts.type, vacancy.employment_type_text),
    ...optional(texts.posts, number(vacancy.posts)),
    ...optional(texts.pattern, vacancy.work_pattern_text),
    ...optional(texts.level, vacancy.level),
    ...optional(texts.discipline, vacancy.discipline?.name),
    ...optional(texts.starts, vacancy.starts_on && <Moment date={vacancy.starts_on} />),
    ...optional(texts.answerBy, vacancy.answer_by && <Moment date={vacancy.answer_by} />),
  ];
  const pay: Fact[] = vacancy.pay ? [{ label: texts.pay, columns: 6, value: vacancy.pay }] : [];
  return [...end, ...inRows(others), ...pay];
}
