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
import { closesSoon, isNew, noticeStatus, noticesChangeAt } from "./status.ts";
import { noticeTypeWords } from "./types.ts";

/** A published notice, read in all languages, its documents one level deep. */
export type NoticeDoc = Item<"notices">;
type AddendumDoc = RowOf<NoticeDoc["addenda"]>;

const dayOf = (instant: string, locale: Locale) => calendarDate(new Date(instant), locale);
const byDate = (a: { date: string }, b: { date: string }) => a.date.localeCompare(b.date);

export const noticeOf = (doc: NoticeDoc, locale: Locale, now: Date): contract.NoticeSummary => ({
  id: doc.id,
  number: doc.number,
  name: inLocale(doc.name, locale),
  type: doc.type,
  type_text: noticeTypeWords[doc.type][locale],
  status: noticeStatus(doc, now),
  is_new: isNew(doc, now),
  published: dayOf(doc.publishedOn, locale),
  deadline: doc.deadline ? deadlineOf(new Date(doc.deadline), locale, now) : null,
  closes_soon: closesSoon(doc, now),
  addenda_count: doc.addenda?.length ?? 0,
  updated_at: nepalTime(new Date(doc.updatedAt)),
  files: documentsOf(doc.documents ?? [], locale),
  locale: servedIn(locale, doc.name),
});

export function noticeDetailOf(doc: NoticeDoc, locale: Locale, now: Date): contract.NoticeDetail {
  const asDeadline = (instant: string | null | undefined) =>
    instant ? deadlineOf(new Date(instant), locale, now) : null;
  const untilQuestions = { publishedOn: doc.publishedOn, deadline: doc.questionsUntil ?? null };
  const notice = noticeOf(doc, locale, now);
  return {
    ...notice,
    body: richTextOf(doc.body, locale),
    first_deadline: doc.firstDeadline ? dayOf(doc.firstDeadline, locale) : null,
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
    vacancy: notice.status === "open" && isRead(doc.vacancy) ? { id: doc.vacancy.id } : null,
    fresh_until: noticesChangeAt([doc, untilQuestions], now),
    locale: wholeIn(locale, doc, doc.name, languagesOf(doc.body)),
  };
}

function contactOf(contact: NoticeDoc["contact"], locale: Locale): contract.NoticeDetail["contact"] {
  const name = inLocale(contact?.name, locale);
  return name ? { name, phone: contact?.phone || null, email: contact?.email || null } : null;
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
