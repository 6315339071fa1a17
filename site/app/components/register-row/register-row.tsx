import { inBothCalendars } from "@setu/contract/calendar/own-calendar";
import type { Deadline } from "@setu/contract/shapes/calendar-date";
import type { ReactNode } from "react";
import { useLanguage } from "../../i18n/texts.ts";
import { Dotted, type Parts } from "../dotted/dotted.tsx";
import { ArrowIcon } from "../icons/icons.tsx";
import styles from "./register-row.module.css";

interface Props {
  /** The class for the columns and for styles of its own. */
  className: string | undefined;
  /** Whether the entry is closed, and kept for reading only. */
  over: boolean;
  children: ReactNode;
}

/** A row of a register, which as a whole links to its entry: columns, with the deadline in the last one before the arrow. */
export const RegisterRow = ({ className, over, children }: Props) => (
  <article className={`${styles.row} ${className}`} data-over={over ? "" : undefined}>
    {children}
    <ArrowIcon />
  </article>
);

/** Small print of a row. */
export const RowNote = ({ children }: { children: ReactNode }) => <p className={styles.note}>{children}</p>;

/** The same, of several facts with dots between them. */
export const RowNotes = ({ parts }: { parts: Parts }) => <Dotted className={styles.note} parts={parts} />;

interface End {
  /** The time left, or the outcome. */
  state: string | null;
  deadline: Deadline | null;
  soon: boolean;
}

/** The deadline, in both calendars. */
export function RowEnd({ state, deadline, soon }: End) {
  const { locale } = useLanguage();
  if (!deadline) return <p className={styles.end}>{state}</p>;
  const [first, second] = inBothCalendars(deadline.date, locale);
  return (
    <p className={styles.end} data-soon={soon ? "" : undefined}>
      <span className={styles.remaining}>{state}</span>
      <time dateTime={deadline.at}>
        {first}, {deadline.time}
      </time>
      {second && <small>{second}</small>}
    </p>
  );
}
