import type { Locale } from "@setu/contract/locale";
import type * as contract from "@setu/contract/vacancies";
import { calendarDate } from "../calendar/dates.ts";
import { deadlineOf } from "../calendar/deadline.ts";
import { nepalTime } from "../calendar/nepal-time.ts";
import type { Item, Select } from "../model/item.ts";
import { isRead } from "../platform/reading/is-read.ts";
import { inLocale, optionalInLocale, servedIn, wholeIn } from "../platform/reading/localized.ts";
import { languagesOf, richTextOf } from "../platform/text/rich-text.ts";
import { closesSoon, vacancyStatus } from "./status.ts";
import { employmentTypeWords, workPatternWords } from "./words.ts";

/** A published vacancy as read for lists, in all languages, its relations one level deep. */
export type VacancyDoc = Item<"vacancies", "id" | keyof typeof vacancyFields>;

export const vacancyFields = {
  ref: true,
  name: true,
  summary: true,
  place: true,
  discipline: true,
  office: true,
  employmentType: true,
  posts: true,
  opensAt: true,
  closesAt: true,
  filled: true,
} as const satisfies Select<Item<"vacancies">>;

/** A published vacancy with all its fields. */
export type VacancyDetailDoc = Item<"vacancies">;

export function vacancyOf(doc: VacancyDoc, locale: Locale, now: Date): contract.VacancySummary {
  const { discipline, office } = doc;
  const officeName = isRead(office) ? inLocale(office.name, locale) : "";
  return {
    id: doc.id,
    ref: doc.ref,
    name: inLocale(doc.name, locale),
    summary: inLocale(doc.summary, locale),
    discipline: isRead(discipline) ? { id: discipline.id, name: inLocale(discipline.name, locale) } : null,
    office: isRead(office) ? { id: office.id, name: officeName, address: inLocale(office.address, locale) } : null,
    place: inLocale(doc.place, locale) || officeName,
    employment_type: doc.employmentType,
    employment_type_text: employmentTypeWords[doc.employmentType][locale],
    posts: doc.posts,
    status: vacancyStatus(doc, now),
    opens_at: nepalTime(new Date(doc.opensAt)),
    closes_at: nepalTime(new Date(doc.closesAt)),
    deadline: deadlineOf(new Date(doc.closesAt), locale, now),
    closes_soon: closesSoon(doc, now),
    locale: servedIn(locale, doc.name, doc.summary, doc.place),
  };
}

type OfTheVacancy = Omit<contract.VacancyDetail, "hiring" | "consent" | "similar" | "server_time" | "fresh_until">;

export function vacancyDetailOf(doc: VacancyDetailDoc, locale: Locale, now: Date): OfTheVacancy {
  const day = (instant: string | null | undefined) => (instant ? calendarDate(new Date(instant), locale) : null);
  return {
    ...vacancyOf(doc, locale, now),
    updated_at: nepalTime(new Date(doc.updatedAt)),
    work_pattern: doc.workPattern,
    work_pattern_text: workPatternWords[doc.workPattern][locale],
    level: optionalInLocale(doc.level, locale),
    pay: optionalInLocale(doc.pay, locale),
    pay_range: payRangeOf(doc.payRange),
    starts_on: day(doc.startsOn),
    opens: calendarDate(new Date(doc.opensAt), locale),
    extended_from: doc.extendedFrom ? deadlineOf(new Date(doc.extendedFrom), locale, now) : null,
    duties: richTextOf(doc.duties, locale),
    must_have: richTextOf(doc.mustHave, locale),
    good_to_have: richTextOf(doc.goodToHave, locale),
    benefits: optionalInLocale(doc.benefits, locale),
    documents: (doc.documents ?? []).map(({ key, label, required, types, maxMb }) => ({
      key,
      label: inLocale(label, locale),
      required: required ?? false,
      types,
      max_mb: maxMb,
    })),
    questions: (doc.questions ?? []).map(({ key, text, kind, required, maxLength }) => ({
      key,
      text: inLocale(text, locale),
      kind,
      required: required ?? false,
      max_length: kind === "text" ? (maxLength ?? null) : null,
    })),
    stages: (doc.stages ?? []).map(({ name, text, date }) => ({
      name: inLocale(name, locale),
      text: optionalInLocale(text, locale),
      date: day(date),
    })),
    contact: optionalInLocale(doc.contact, locale),
    answer_by: day(doc.answerBy),
    locale: wholeIn(
      locale,
      doc,
      doc.name,
      doc.summary,
      doc.level,
      languagesOf(doc.duties),
      languagesOf(doc.mustHave),
      languagesOf(doc.goodToHave),
    ),
  };
}

function payRangeOf(range: VacancyDetailDoc["payRange"]): contract.VacancyDetail["pay_range"] {
  const { min = null, max = null, currency, unit } = range ?? {};
  if ((min === null && max === null) || !currency || !unit) return null;
  return { min, max, currency, unit };
}
