import { percentText } from "@setu/contract/digits";
import type { Locale } from "@setu/contract/locale";
import type { ProjectDetail, ProjectItem } from "@setu/contract/projects";
import { calendarDate } from "../calendar/dates.ts";
import type { Item } from "../model/item.ts";
import { documentsOf } from "../platform/files/documents/map-document.ts";
import { filesOf } from "../platform/files/pictures/map-picture.ts";
import { isRead } from "../platform/reading/is-read.ts";
import { inLocale, optionalInLocale, servedIn, wholeIn } from "../platform/reading/localized.ts";
import { languagesOf, richTextOf } from "../platform/text/rich-text.ts";
import { amountText } from "./amount.ts";
import { pointOf } from "./point.ts";
import { clientTypeWords, countryWords, provinceWords } from "./words.ts";

/** A published project with all its fields, read in all languages, its relations one level deep. */
export type ProjectDetailDoc = Item<"projects">;

type Own = Omit<
  ProjectDetail,
  Exclude<keyof ProjectItem, "files" | "locale" | "excerpt"> | "news" | "stories" | "similar"
>;

/** The parts of a project's page that are not in its row of a list. */
export function projectDetailOf(doc: ProjectDetailDoc, locale: Locale): Own {
  const date = (value: string | null | undefined) => (value ? calendarDate(new Date(value), locale) : null);
  return {
    excerpt: inLocale(doc.summary, locale),
    description: inLocale(doc.description, locale),
    challenge: richTextOf(doc.challenge, locale),
    work: richTextOf(doc.work, locale),
    result: richTextOf(doc.result, locale),
    client_type_text: doc.clientType ? clientTypeWords[doc.clientType][locale] : null,
    funding: optionalInLocale(doc.funding, locale),
    partners: (doc.partners ?? []).map(({ name, role, share }) => ({
      name: inLocale(name, locale),
      role: optionalInLocale(role, locale),
      share_text: typeof share === "number" ? percentText(share, locale) : null,
    })),
    services: (doc.services ?? []).filter(isRead).map(({ id, name }) => ({ id, name: inLocale(name, locale) })),
    location: locationOf(doc, locale),
    started: date(doc.startedOn),
    ended: date(doc.endedOn),
    quantities: (doc.quantities ?? []).map(({ label, value, unit, measure }) => ({
      label: inLocale(label, locale),
      value: inLocale(value, locale),
      unit: inLocale(unit, locale),
      measure: measure ?? null,
    })),
    contract_value:
      typeof doc.contractValue === "number"
        ? amountText(doc.contractValue, doc.contractCurrency ?? "NPR", locale)
        : null,
    reference_available: doc.referenceAvailable === true,
    // People without a page are not named either.
    team: (doc.team ?? []).flatMap(({ person, role }) =>
      isRead(person)
        ? [
            {
              id: person.id,
              name: inLocale(person.name, locale),
              role: inLocale(role, locale),
              has_page: person.left !== true,
              locale: servedIn(locale, person.name, role),
            },
          ]
        : [],
    ),
    documents: documentsOf(doc.documents ?? [], locale),
    files: filesOf(doc.files ?? [], locale),
    locale: wholeIn(
      locale,
      doc,
      doc.name,
      doc.summary,
      doc.description,
      ...[doc.challenge, doc.work, doc.result].map((text) => languagesOf(text)),
    ),
  };
}

function locationOf(doc: ProjectDetailDoc, locale: Locale): ProjectDetail["location"] {
  const country = doc.country ? countryWords(doc.country)?.[locale] : undefined;
  if (!country) return null;
  return {
    country,
    province: doc.country === "Nepal" && doc.province ? provinceWords[doc.province][locale] : null,
    district: optionalInLocale(doc.district, locale),
    point: pointOf(doc),
    precision: doc.precision ?? "area",
  };
}
