import type * as contract from "@setu/contract/careers";
import type { Locale } from "@setu/contract/locale";
import { calendarDate } from "../calendar/dates.ts";
import { deadlineOf } from "../calendar/deadline.ts";
import { nepalTime } from "../calendar/nepal-time.ts";
import {
  inLocale,
  type Localized,
  optionalInLocale,
  servedIn,
  type TextAge,
  wholeIn,
} from "../platform/reading/localized.ts";
import { languagesOf, richTextOf } from "../platform/text/rich-text.ts";
import { closesSoon, type VacancyTimes, vacancyStatus } from "./status.ts";
import { employmentTypeWords, workPatternWords } from "./words.ts";

interface Named {
  id: number;
  name: Localized;
  address?: Localized;
}
/** What is not published comes as an id: nobody is told its name. */
type Relation = Named | number | null | undefined;
export const isNamed = (value: Relation): value is Named => typeof value === "object" && value !== null;

/** A published vacancy as lists read it, in all languages, what it refers to one step away. */
export interface VacancyDoc extends VacancyTimes {
  id: number;
  ref: string;
  name: Localized;
  summary?: Localized;
  place?: Localized;
  discipline?: Relation;
  office?: Relation;
  employmentType: contract.VacancySummary["employment_type"];
  posts: number;
}

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
} as const satisfies Record<keyof Omit<VacancyDoc, "id">, true>;

/** With all its fields. */
export interface VacancyDetailDoc extends VacancyDoc, TextAge {
  workPattern: contract.VacancyDetail["work_pattern"];
  level?: Localized;
  pay?: Localized;
  payRange?: {
    min?: number | null;
    max?: number | null;
    currency?: string | null;
    unit?: NonNullable<contract.VacancyDetail["pay_range"]>["unit"] | null;
  } | null;
  startsOn?: string | null;
  extendedFrom?: string | null;
  answerBy?: string | null;
  duties?: unknown;
  mustHave?: unknown;
  goodToHave?: unknown;
  benefits?: Localized;
  contact?: Localized;
  documents?: DocumentRow[] | null;
  questions?: QuestionRow[] | null;
  stages?: { name: Localized; text?: Localized; date?: string | null }[] | null;
}
interface DocumentRow {
  key: string;
  label: Localized;
  required?: boolean | null;
  types: contract.VacancyDetail["documents"][number]["types"];
  maxMb: number;
}
interface QuestionRow {
  key: string;
  text: Localized;
  kind: contract.VacancyDetail["questions"][number]["kind"];
  required?: boolean | null;
  maxLength?: number | null;
}

export function vacancyOf(doc: VacancyDoc, locale: Locale, now: Date): contract.VacancySummary {
  const { discipline, office } = doc;
  const officeName = isNamed(office) ? inLocale(office.name, locale) : "";
  return {
    id: doc.id,
    ref: doc.ref,
    name: inLocale(doc.name, locale),
    summary: inLocale(doc.summary, locale),
    discipline: isNamed(discipline) ? { id: discipline.id, name: inLocale(discipline.name, locale) } : null,
    office: isNamed(office) ? { id: office.id, name: officeName, address: inLocale(office.address, locale) } : null,
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
