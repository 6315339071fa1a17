import type { ReadParameters } from "@setu/contract/calls/reads";
import { FrontApiError } from "@setu/contract/errors";
import type { Locale } from "@setu/contract/locale";
import { CareersAvailability, CareersList, VacancyDetail } from "@setu/contract/vacancies";
import type { Payload } from "payload";
import { calendarDate } from "../calendar/dates.ts";
import { deadlineOf } from "../calendar/deadline.ts";
import { nepalTime } from "../calendar/nepal-time.ts";
import { type Facet, listing } from "../platform/reading/listing.ts";
import { inLocale, servedIn } from "../platform/reading/localized.ts";
import { idOf, readByIds, readGlobal, readOne } from "../platform/reading/public-read.ts";
import { readPeriods } from "../retention/periods.ts";
import { vacancyAlertChoices } from "./alert-choices.ts";
import { consentOf, hiringOf } from "./map-careers-page.ts";
import { type VacancyDetailDoc, type VacancyDoc, vacancyDetailOf, vacancyFields, vacancyOf } from "./map-vacancy.ts";
import { alternativesTo, lastClosed, openOnes, type VacancyRow, vacancyRows } from "./rows.ts";
import { isOpen, vacanciesChangeAt, vacancyStatus } from "./status.ts";
import { employmentTypeWords } from "./words.ts";

const perPage = 20;
const dayMs = 24 * 3_600_000;
const minuteMs = 60_000;

const readPage = (payload: Payload) => readGlobal(payload, "careers-page", { depth: 1 });

async function summaries(payload: Payload, rows: readonly VacancyRow[], locale: Locale, now: Date) {
  const ids = rows.map(({ id }) => id);
  const docs = await readByIds(payload, "vacancies", ids, { select: vacancyFields, depth: 1 });
  return docs.map((doc) => vacancyOf(doc, locale, now));
}

function facetsOf(rows: readonly VacancyRow[], locale: Locale): Facet<VacancyRow>[] {
  const named = (key: "discipline" | "office", label: string): Facet<VacancyRow> => {
    const names = new Map(rows.flatMap(({ [key]: one }) => (one ? [[String(one.id), one.name]] : [])));
    return {
      key,
      label,
      valuesOf: ({ [key]: one }) => (one ? [String(one.id)] : []),
      labelOf: (value) => inLocale(names.get(value), locale) || undefined,
    };
  };
  return [
    named("discipline", { en: "Discipline", ne: "विधा" }[locale]),
    named("office", { en: "Office", ne: "कार्यालय" }[locale]),
    {
      key: "type",
      label: { en: "Type", ne: "प्रकार" }[locale],
      valuesOf: ({ employmentType }) => [employmentType],
      labelOf: (value) => employmentTypeWords[value as VacancyRow["employmentType"]]?.[locale],
    },
  ];
}

/** The open vacancies, the next to close first, and the firm's hiring process. */
export async function careers(
  payload: Payload,
  locale: Locale,
  query: ReadParameters,
  now = new Date(),
): Promise<CareersList> {
  const [all, page] = await Promise.all([vacancyRows(payload), readPage(payload)]);
  const open = openOnes(all, now);
  const found = listing({ rows: open, facets: facetsOf(open, locale), query, perPage });
  return CareersList.parse({
    items: await summaries(payload, found.rows, locale, now),
    filters: found.filters,
    page: found.page,
    open: { vacancies: open.length, posts: open.reduce((sum, { posts }) => sum + posts, 0) },
    recently_closed: open.length === 0 ? await summaries(payload, lastClosed(all, now), locale, now) : [],
    hiring: hiringOf(page, locale),
    alert_choices: await vacancyAlertChoices(payload, locale),
    fresh_until: vacanciesChangeAt(all, now),
  } satisfies CareersList);
}

/** One vacancy in full, open or closed. Rejects with `notFound` if no such vacancy is published. */
export async function vacancy(
  payload: Payload,
  locale: Locale,
  { id }: ReadParameters,
  now = new Date(),
): Promise<VacancyDetail> {
  const [doc, all, page, { applicationDays }] = await Promise.all([
    readOne(payload, "vacancies", { where: { id: { equals: idOf(id) } }, depth: 1 }),
    vacancyRows(payload),
    readPage(payload),
    readPeriods(payload),
  ]);
  if (!doc) throw new FrontApiError("notFound", "");
  const others = alternativesTo(
    all.find((row) => row.id === doc.id),
    all,
    now,
  );
  const { equal_chance, fraud_warning } = hiringOf(page, locale);
  return VacancyDetail.parse({
    ...vacancyDetailOf(doc, locale, now),
    hiring: { equal_chance, fraud_warning },
    consent: consentOf(page, applicationDays, locale),
    similar: await summaries(payload, others, locale, now),
    server_time: nepalTime(now),
    fresh_until: freshUntil(doc, all, now),
  } satisfies VacancyDetail);
}

/** The time until which the answer is valid. On the last day it sets an applicant's clock, so it is never older than a minute. */
function freshUntil(doc: VacancyDetailDoc, all: readonly VacancyRow[], now: Date): string | null {
  const change = vacanciesChangeAt(all, now);
  const isLastDay = isOpen(doc, now) && Date.parse(doc.closesAt) - now.getTime() < dayMs;
  const minute = new Date(now.getTime() + minuteMs).toISOString();
  return isLastDay && (change === null || minute < change) ? minute : change;
}

/** Whether a vacancy, or any vacancy, accepts applications; if not, the reason and the alternatives. */
export async function careersAvailability(
  payload: Payload,
  locale: Locale,
  { vacancy: asked }: ReadParameters,
  now = new Date(),
): Promise<CareersAvailability> {
  const [all, page] = await Promise.all([vacancyRows(payload), readPage(payload)]);
  const row = all.find(({ id }) => String(id) === asked);
  const doc = row && (await readByIds(payload, "vacancies", [row.id], { depth: 0 }))[0];
  const reason = reasonOf(asked, doc, openOnes(all, now).length, now);
  return CareersAvailability.parse({
    available: reason === null,
    reason,
    vacancy: doc
      ? { id: doc.id, ref: doc.ref, name: inLocale(doc.name, locale), locale: servedIn(locale, doc.name) }
      : null,
    closed_at: doc && reason === "closed" ? deadlineOf(new Date(doc.closesAt), locale, now) : null,
    opens: doc && reason === "upcoming" ? calendarDate(new Date(doc.opensAt), locale) : null,
    alternatives: await summaries(payload, alternativesTo(row, all, now), locale, now),
    alerts_enabled: page?.alertsEnabled ?? false,
    alert_choices: await vacancyAlertChoices(payload, locale),
    fresh_until: vacanciesChangeAt(all, now),
  } satisfies CareersAvailability);
}

function reasonOf(asked: string | undefined, doc: VacancyDoc | undefined, open: number, now: Date) {
  if (!asked) return open > 0 ? null : "none";
  if (!doc) return "not_found";
  const status = vacancyStatus(doc, now);
  return status === "open" ? null : status;
}
