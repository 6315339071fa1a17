import type { NoticeSummary } from "@setu/contract/notices";
import { deadlineChangesAt } from "../calendar/deadline.ts";

/** The dates of a notice, which decide its state at any time. */
export interface NoticeDates {
  publishedOn: string;
  deadline?: string | null;
  withdrawn?: boolean | null;
}

const dayMs = 24 * 3_600_000;
const newDays = 7;
/** How long a notice without a deadline, such as a result or an announcement, counts as open. */
const standingDays = 30;

const soonDays = 3;

const daysAfter = (instant: string, days: number) => new Date(Date.parse(instant) + days * dayMs);
const closesAt = ({ deadline, publishedOn }: NoticeDates) =>
  deadline ? new Date(deadline) : daysAfter(publishedOn, standingDays);

export function noticeStatus(notice: NoticeDates, now: Date): NoticeSummary["status"] {
  if (notice.withdrawn) return "cancelled";
  return now.getTime() < closesAt(notice).getTime() ? "open" : "closed";
}

export const isNew = (notice: NoticeDates, now: Date): boolean => now < daysAfter(notice.publishedOn, newDays);

/** The time from which a deadline is marked as near. */
const soonFrom = (deadline: string) => daysAfter(deadline, -soonDays - 1);

export const closesSoon = (notice: NoticeDates, now: Date): boolean =>
  noticeStatus(notice, now) === "open" && !!notice.deadline && now >= soonFrom(notice.deadline);

/** When it closed or will close, by which closed notices are sorted. */
export const closingTime = (notice: NoticeDates): number => closesAt(notice).getTime();

/** When the answer about these notices changes next; null if it never does. */
export function noticesChangeAt(notices: readonly NoticeDates[], now: Date): string | null {
  const moments = notices
    .flatMap((notice) => [
      daysAfter(notice.publishedOn, newDays),
      closesAt(notice),
      notice.deadline ? soonFrom(notice.deadline) : now,
      (notice.deadline && deadlineChangesAt(new Date(notice.deadline), now)) || now,
    ])
    .map((moment) => moment.getTime())
    .filter((moment) => moment > now.getTime());
  return moments.length > 0 ? new Date(Math.min(...moments)).toISOString() : null;
}
