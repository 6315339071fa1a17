import type { About, OrganisationUnit } from "@setu/contract/firm/about";
import type { Locale } from "@setu/contract/locale";
import { calendarDate } from "../calendar/dates.ts";
import { nepalDay, startOfNepalDay } from "../calendar/nepal-time.ts";
import { yearText } from "../calendar/years.ts";
import type { GlobalItem, RowOf } from "../model/item.ts";
import { documentsOf } from "../platform/files/documents/map-document.ts";
import { filesOf } from "../platform/files/pictures/map-picture.ts";
import { inLocale, optionalInLocale, servedIn } from "../platform/reading/localized.ts";

/** The global "about-page", with what it refers to two levels deep. */
export type AboutPageDoc = GlobalItem<"about-page">;
type UnitDoc = RowOf<AboutPageDoc["organisation"]>;
/** A unit of the organisation at any level. */
type BareUnitDoc = Pick<UnitDoc, "name" | "head">;

type Own = Pick<
  About,
  "name" | "intro" | "locale" | "files" | "timeline" | "stats" | "registrations" | "organisation" | "profile_file"
>;

/** The page's own content; empty fields where no editor has written any. */
export function aboutPageOf(doc: AboutPageDoc | undefined, locale: Locale, now: Date): Own {
  return {
    name: optionalInLocale(doc?.name, locale),
    intro: inLocale(doc?.intro, locale),
    locale: servedIn(locale, doc?.name, doc?.intro),
    files: filesOf(doc?.picture ?? [], locale),
    timeline: (doc?.timeline ?? [])
      .toSorted((a, b) => a.year - b.year)
      .map(({ year, text }) => ({
        year,
        year_text: yearText(year, "ad", locale),
        // The Bikram Sambat year that begins in the middle of April, and so covers most of the AD year.
        year_bs: yearText(year + 57, "bs", locale),
        text: inLocale(text, locale),
        locale: servedIn(locale, text),
      })),
    stats: (doc?.figures ?? []).map(({ label, value, unit, asOf }) => ({
      key: inLocale(label, locale),
      value: inLocale(value, locale),
      unit: optionalInLocale(unit, locale),
      as_of: asOf ? calendarDate(new Date(asOf), locale) : null,
      locale: servedIn(locale, label, value),
    })),
    registrations: (doc?.registrations ?? [])
      .filter((registration) => validityEnd(registration) > now.getTime())
      .map(({ name, issuer, number, validUntil, file }) => ({
        name: inLocale(name, locale),
        issuer: optionalInLocale(issuer, locale),
        number: number?.trim() || null,
        valid_until: validUntil ? calendarDate(new Date(validUntil), locale) : null,
        file: documentsOf(file ?? [], locale)[0] ?? null,
        locale: servedIn(locale, name, issuer),
      })),
    organisation: (doc?.organisation ?? []).map((unit) => unitOf(unit, locale)),
    profile_file: documentsOf(doc?.profile ?? [], locale)[0] ?? null,
  };
}

/** The end of a certificate's last day in Nepal, through which it is valid. */
const validityEnd = ({ validUntil }: { validUntil?: string | null | undefined }): number =>
  validUntil ? startOfNepalDay(nepalDay(new Date(validUntil)) + 1).getTime() : Number.POSITIVE_INFINITY;

/** The time at which the next certificate expires. */
export function nextValidityEnd(doc: AboutPageDoc | undefined, now: Date): string | null {
  const ends = (doc?.registrations ?? []).map(validityEnd).filter((end) => end > now.getTime() && Number.isFinite(end));
  return ends.length > 0 ? new Date(Math.min(...ends)).toISOString() : null;
}

const bare = ({ name, head }: BareUnitDoc, locale: Locale) => ({
  name: inLocale(name, locale),
  head:
    typeof head === "object" && head !== null
      ? {
          id: head.id,
          name: inLocale(head.name, locale),
          designation: inLocale(head.designation, locale),
          has_page: head.left !== true,
        }
      : null,
  locale: servedIn(locale, name),
});

const unitOf = (unit: UnitDoc, locale: Locale): OrganisationUnit => ({
  ...bare(unit, locale),
  units: (unit.departments ?? []).map((department) => ({
    ...bare(department, locale),
    units: (department.sections ?? []).map((section) => bare(section, locale)),
  })),
});
