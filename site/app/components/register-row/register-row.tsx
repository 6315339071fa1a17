import type { Deadline } from "@setu/contract/shapes/calendar-date";
import type { ReactNode } from "react";
import { useLanguage } from "../../i18n/texts.ts";
import { inBothCalendars } from "../../text/calendars.ts";
import { ArrowIcon } from "../icons/icons.tsx";
import styles from "./register-row.module.css";

interface Props {
  /** Adds its columns, and what is its own. */
  className: string | undefined;
  /** It is over, and kept to be read. */
  over: boolean;
  children: ReactNode;
}

/** A line of a register, all of which leads to its entry: columns, the last but the arrow for its end. */
export const RegisterRow = ({ className, over, children }: Props) => (
  <article className={`${styles.row} ${className}`} data-over={over ? "" : undefined}>
    {children}
    <ArrowIcon />
  </article>
);

/** Small print of a row. */
export const RowNote = ({ children }: { children: ReactNode }) => <p className={styles.note}>{children}</p>;

interface End {
  /** The time left, or the outcome. */
  state: string | null;
  deadline: Deadline | null;
  soon: boolean;
}

/** Until when, in both calendars. */
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
