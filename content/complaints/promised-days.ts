import type { MyComplaint } from "@setu/contract/complaints/complaints";
import type { Locale } from "@setu/contract/locale";
import { clockText } from "../calendar/clock.ts";
import { calendarDate } from "../calendar/dates.ts";
import { promisesOf } from "./clocks.ts";
import type { StoredComplaint } from "./stored-complaint.ts";
import { stepWords } from "./words.ts";

/** The promised days, in words for readers. */
export const promisesIn = (complaint: StoredComplaint, locale: Locale, now: Date): MyComplaint["promised"] =>
  promisesOf(complaint, now).map(({ step, due, isByTheHour, met, late }) => ({
    step,
    text: stepWords[step][locale],
    due: calendarDate(due, locale),
    due_time: isByTheHour ? clockText(due, locale) : null,
    met: met && calendarDate(met, locale),
    late,
  }));
