import type { Locale } from "@setu/contract/locale";
import type * as contract from "@setu/contract/notices";
import { clockText } from "../calendar/clock.ts";
import { calendarDate } from "../calendar/dates.ts";
import { deadlineOf } from "../calendar/deadline.ts";
import { nepalTime } from "../calendar/nepal-time.ts";
import type { Item, RowOf } from "../model/item.ts";
import { documentsOf } from "../platform/files/documents/map-document.ts";
import { isRead } from "../platform/reading/is-read.ts";
import { inLocale, optionalInLocale, servedIn, wholeIn } from "../platform/reading/localized.ts";
import { languagesOf, richTextOf } from "../platform/text/rich-text.ts";
import {
  announcedVacancy,
  closesSoon,
  isNew,
  noticeDates,
  noticeStatus,
  noticesChangeAt,
  vacancyIn,
} from "./status.ts";
import { noticeTypeWords } from "./types.ts";

/** A published notice, read in all languages, its documents one level deep. */
export type NoticeDoc = Item<"notices">;
type AddendumDoc = RowOf<NoticeDoc["addenda"]>;

const dayOf = (instant: string, locale: Locale) => calendarDate(new Date(instant), locale);
const byDate = (a: { date: string }, b: { date: string }) => a.date.localeCompare(b.date);

export function noticeOf(doc: NoticeDoc, locale: Locale, now: Date): contract.NoticeSummary {
  const dates = noticeDates(doc);
  return {
    id: doc.id,
    number: doc.number,
    name: inLocale(doc.name, locale),
    type: doc.type,
    type_text: noticeTypeWords[doc.type][locale],
    status: noticeStatus(dates, now),
    is_new: isNew(dates, now),
    published: dayOf(doc.publishedOn, locale),
    deadline: dates.deadline ? deadlineOf(new Date(dates.deadline), locale, now) : null,
    closes_soon: closesSoon(dates, now),
    vacancy: announcedVacancy(doc, now),
    addenda_count: doc.addenda?.length ?? 0,
    updated_at: nepalTime(lastChange(doc)),
    files: documentsOf(doc.documents ?? [], locale),
    locale: servedIn(locale, doc.name),
  };
}

/** When the notice, or the vacancy that decides its deadline and state, was last changed. */
function lastChange(doc: NoticeDoc): Date {
  const vacancy = vacancyIn(doc);
  const changes = [doc.updatedAt, ...(isRead(vacancy) ? [vacancy.updatedAt] : [])];
  return new Date(Math.max(...changes.map((instant) => Date.parse(instant))));
}

export function noticeDetailOf(doc: NoticeDoc, locale: Locale, now: Date): contract.NoticeDetail {
  const asDeadline = (instant: string | null | undefined) =>
    instant ? deadlineOf(new Date(instant), locale, now) : null;
  const dates = noticeDates(doc);
  const untilQuestions = { ...dates, deadline: doc.questionsUntil ?? null };
  const notice = noticeOf(doc, locale, now);
  const vacancy = vacancyIn(doc);
  const firstDeadline = (isRead(vacancy) && vacancy.extendedFrom) || doc.firstDeadline;
  return {
    ...notice,
    body: richTextOf(doc.body, locale),
    first_deadline: firstDeadline ? dayOf(firstDeadline, locale) : null,
    key_dates: (doc.keyDates ?? []).toSorted(byDate).map(({ name, date, wholeDay }) => ({
      name: inLocale(name, locale),
      date: dayOf(date, locale),
      time: wholeDay ? null : clockText(new Date(date), locale),
    })),
    questions_until: asDeadline(doc.questionsUntil),
    qa: (doc.questions ?? []).toSorted(byDate).map(({ date, question, answer }) => ({
      date: dayOf(date, locale),
      question: inLocale(question, locale),
      answer: optionalInLocale(answer, locale),
    })),
    how_to_submit: optionalInLocale(doc.howToSubmit, locale),
    contact: contactOf(doc.contact, locale),
    addenda: (doc.addenda ?? []).toSorted(byDate).map((addendum, index) => addendumOf(addendum, index + 1, locale)),
    cancellation_reason: doc.withdrawn ? optionalInLocale(doc.withdrawnReason, locale) : null,
    fresh_until: noticesChangeAt([dates, untilQuestions], now),
    locale: wholeIn(locale, doc, doc.name, languagesOf(doc.body)),
  };
}

function contactOf(contact: NoticeDoc["contact"], locale: Locale): contract.NoticeDetail["contact"] {
  const found = { name: inLocale(contact?.name, locale), phone: contact?.phone || null, email: contact?.email || null };
  return found.name || found.phone || found.email ? found : null;
}

const addendumOf = (doc: AddendumDoc, number: number, locale: Locale): contract.Addendum => ({
  number,
  date: dayOf(doc.date, locale),
  name: inLocale(doc.name, locale),
  description: optionalInLocale(doc.description, locale),
  changes: (doc.changes ?? []).map(({ what, before, after }) => ({
    what: inLocale(what, locale),
    before: inLocale(before, locale),
    after: inLocale(after, locale),
  })),
  files: documentsOf(doc.documents ?? [], locale),
});
