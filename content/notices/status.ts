import type { NoticeSummary } from "@setu/contract/notices";
import type { VacancySummary } from "@setu/contract/vacancies";
import { deadlineChangesAt } from "../calendar/deadline.ts";
import type { Item } from "../model/item.ts";
import { isRead } from "../platform/reading/is-read.ts";
import { vacancyStatus } from "../vacancies/status.ts";

/** The values that decide the state of a notice at any time. */
export interface NoticeDates {
  publishedOn: string;
  deadline: string | null;
  withdrawn: boolean;
  /** Whether its vacancy is filled, or not on the website. */
  isVacancyGone: boolean;
}

type Stored = Pick<Item<"notices">, "type" | "publishedOn" | "deadline" | "withdrawn" | "vacancy">;

/** The relation to the vacancy that a notice announces, read or only its id. Notices of other types keep one from before their type was changed. */
export const vacancyIn = ({ type, vacancy }: Pick<Stored, "type" | "vacancy">): Stored["vacancy"] =>
  type === "vacancy" ? vacancy : null;

/** The dates of a notice: one that announces a vacancy has the vacancy's deadline, and is open only while the vacancy is. */
export function noticeDates(notice: Stored): NoticeDates {
  const vacancy = vacancyIn(notice);
  const dates = { publishedOn: notice.publishedOn, withdrawn: notice.withdrawn ?? false };
  if (isRead(vacancy)) return { ...dates, deadline: vacancy.closesAt, isVacancyGone: vacancy.filled ?? false };
  return { ...dates, deadline: notice.deadline ?? null, isVacancyGone: typeof vacancy === "number" };
}

/** The published vacancy that a notice announces, with its state. */
export function announcedVacancy(notice: Stored, now: Date): { id: number; status: VacancySummary["status"] } | null {
  const vacancy = vacancyIn(notice);
  return isRead(vacancy) ? { id: vacancy.id, status: vacancyStatus(vacancy, now) } : null;
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
  return !notice.isVacancyGone && now.getTime() < closesAt(notice).getTime() ? "open" : "closed";
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
