import type { VacancySummary } from "@setu/contract/vacancies";
import { deadlineChangesAt, soonFrom } from "../calendar/deadline.ts";

/** The times of a vacancy, which decide its state at any time. */
export interface VacancyTimes {
  opensAt: string;
  closesAt: string;
  filled?: boolean | null;
}

const before = (now: Date, instant: string) => now.getTime() < Date.parse(instant);

/** The state of a vacancy; at the closing instant itself it is closed. */
export function vacancyStatus({ opensAt, closesAt, filled }: VacancyTimes, now: Date): VacancySummary["status"] {
  if (filled) return "filled";
  if (!before(now, closesAt)) return "closed";
  return before(now, opensAt) ? "upcoming" : "open";
}

export const isOpen = (vacancy: VacancyTimes, now: Date): boolean => vacancyStatus(vacancy, now) === "open";

/** Whether nobody can apply any more. */
export const isOver = ({ filled, closesAt }: VacancyTimes, now: Date): boolean =>
  filled === true || !before(now, closesAt);

export const closesSoon = (vacancy: VacancyTimes, now: Date): boolean =>
  isOpen(vacancy, now) && now >= soonFrom(new Date(vacancy.closesAt));

/** When the answer about these vacancies changes next; null if it never does. */
export function vacanciesChangeAt(vacancies: readonly VacancyTimes[], now: Date): string | null {
  const moments = vacancies
    .filter(({ filled }) => !filled)
    .flatMap(({ opensAt, closesAt }) => {
      const closing = new Date(closesAt);
      return [new Date(opensAt), closing, soonFrom(closing), deadlineChangesAt(closing, now) ?? now];
    })
    .map((moment) => moment.getTime())
    .filter((moment) => moment > now.getTime());
  return moments.length > 0 ? new Date(Math.min(...moments)).toISOString() : null;
}
