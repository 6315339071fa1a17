import { inOwnCalendar } from "@setu/contract/calendar/own-calendar";
import type { Locale } from "@setu/contract/locale";
import type { PersonDetail, PersonItem } from "@setu/contract/people";
import { calendarDate } from "../calendar/dates.ts";
import { termText, yearText } from "../calendar/years.ts";
import type { Item } from "../model/item.ts";
import { documentsOf } from "../platform/files/documents/map-document.ts";
import { filesOf } from "../platform/files/pictures/map-picture.ts";
import { isRead } from "../platform/reading/is-read.ts";
import { inLocale, optionalInLocale, servedIn, wholeIn } from "../platform/reading/localized.ts";
import { type ProjectItemDoc, projectItemOf } from "../projects/map-project.ts";
import { countryWords } from "../projects/words.ts";
import type { PersonItemDoc } from "./map-person.ts";
import { byPlace, isCurrent, type RoleDoc } from "./map-role.ts";
import { roleKindWords } from "./words.ts";

/** A published person with all that visitors may read, in all languages, with relations two levels deep. */
export type PersonDetailDoc = Item<"people">;

export type PersonProjectDoc = ProjectItemDoc & Item<"projects", "team">;

type Own = Omit<PersonDetail, Exclude<keyof PersonItem, "files" | "locale"> | "projects" | "reports" | "fresh_until">;

/** The parts of a person's page that are not in their row of a list. */
export function personDetailOf(doc: PersonDetailDoc, locale: Locale, now: Date): Own {
  return {
    quote: optionalInLocale(doc.quote, locale),
    message: inLocale(doc.message, locale),
    roles: rolesOf(doc, locale, now),
    qualifications: (doc.qualifications ?? []).map(({ name, institution, year }) => ({
      name: inLocale(name, locale),
      institution: optionalInLocale(institution, locale),
      year: year ? yearText(year, "ad", locale) : null,
    })),
    memberships: (doc.memberships ?? []).map(({ name, number }) => ({
      name: inLocale(name, locale),
      number: number?.trim() || null,
    })),
    languages: inLocale(doc.languages, locale)
      .split(/[,;،]/)
      .map((language) => language.trim())
      .filter(Boolean),
    countries: (doc.countries ?? []).flatMap((country) => countryWords(country)?.[locale] ?? []),
    office_contact: officeOf(doc, locale),
    cv: documentsOf(doc.cv ?? [], locale)[0] ?? null,
    files: filesOf(doc.files ?? [], locale),
    locale: wholeIn(locale, doc, doc.name, doc.designation, doc.quote, doc.message),
  };
}

/** The person's roles, current ones before those that have ended; a role without a title has the designation, or its kind. */
function rolesOf(doc: PersonDetailDoc, locale: Locale, now: Date): PersonDetail["roles"] {
  const dated = (value: string | null | undefined) => (value ? calendarDate(new Date(value), locale) : null);
  return (doc.roles ?? [])
    .map((role) => ({ role, current: isCurrent(role, now) }))
    .toSorted(
      (a, b) =>
        Number(b.current) - Number(a.current) ||
        (b.role.since ?? "").localeCompare(a.role.since ?? "") ||
        byPlace(a.role, b.role),
    )
    .map(({ role, current }) => ({
      kind: role.kind,
      kind_text: roleKindWords[role.kind][locale],
      title: roleTitleOf(role, doc, locale),
      current,
      since: dated(role.since),
      until: dated(role.until),
      term_text: termText(role.since ? new Date(role.since) : null, role.until ? new Date(role.until) : null, locale),
      representing: optionalInLocale(role.representing, locale),
    }));
}

export const roleTitleOf = (role: RoleDoc, { designation }: Pick<PersonItemDoc, "designation">, locale: Locale) =>
  inLocale(role.title, locale) || inLocale(designation, locale);

function officeOf({ office }: PersonDetailDoc, locale: Locale): PersonDetail["office_contact"] {
  if (!isRead(office)) return null;
  const { id, name, address, phone } = office;
  return {
    id,
    name: inLocale(name, locale),
    address: inLocale(address, locale),
    phone: phone ?? null,
    locale: servedIn(locale, name, address),
  };
}

/** A project with the person's role in it; empty if the client keeps the team secret. */
export function personProjectOf(doc: PersonProjectDoc, person: number, locale: Locale): PersonDetail["projects"] {
  const [item] = projectItemOf(doc, locale);
  const part = (doc.team ?? []).find(({ person: who }) => (typeof who === "object" ? who?.id : who) === person);
  if (!item || !part || item.confidential) return [];
  const { id, name, sector, place, period } = item;
  return [
    {
      id,
      slug: sector.slug,
      name,
      role: inLocale(part.role, locale),
      place,
      period: period ? inOwnCalendar(period, locale) || null : null,
      locale: servedIn(locale, doc.name, part.role),
    },
  ];
}
