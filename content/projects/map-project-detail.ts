import type { Locale } from "@setu/contract/locale";
import type { ProjectDetail, ProjectItem, precisions } from "@setu/contract/projects";
import { digitsIn } from "../calendar/date-words.ts";
import { calendarDate } from "../calendar/dates.ts";
import { documentsOf } from "../platform/files/documents/map-document.ts";
import { filesOf } from "../platform/files/pictures/map-picture.ts";
import {
  inLocale,
  type Localized,
  optionalInLocale,
  servedIn,
  type TextAge,
  wholeIn,
} from "../platform/reading/localized.ts";
import { languagesOf, richTextOf } from "../platform/text/rich-text.ts";
import { amountText, type Currency } from "./amount.ts";
import type { ProjectItemDoc } from "./map-project.ts";
import { pointOf } from "./point.ts";
import { clientTypeWords, countryWords, provinceWords } from "./words.ts";

interface Named {
  id: number;
  name: Localized;
}

/** A published project with all its fields, read in all languages, what it refers to one step away. */
export interface ProjectDetailDoc extends ProjectItemDoc, TextAge {
  description?: Localized;
  challenge?: unknown;
  work?: unknown;
  result?: unknown;
  clientType?: keyof typeof clientTypeWords | null;
  funding?: Localized;
  partners?: { name: Localized; role?: Localized; share?: number | null }[] | null;
  services?: (Named | number | null)[] | null;
  lat?: number | null;
  lng?: number | null;
  precision?: (typeof precisions)[number] | null;
  quantities?: { label: Localized; value: Localized; unit?: Localized }[] | null;
  contractValue?: number | null;
  contractCurrency?: Currency | null;
  referenceAvailable?: boolean | null;
  team?: { person: Named | number | null; role: Localized }[] | null;
  documents?: unknown;
}

const isNamed = (value: unknown): value is Named => typeof value === "object" && value !== null;

type Own = Omit<ProjectDetail, Exclude<keyof ProjectItem, "files" | "locale" | "excerpt"> | "news" | "similar">;

/** What the page of a project has beyond its row in a list. */
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
      share_text: typeof share === "number" ? `${digitsIn(share, locale)}%` : null,
    })),
    services: (doc.services ?? []).filter(isNamed).map(({ id, name }) => ({ id, name: inLocale(name, locale) })),
    location: locationOf(doc, locale),
    started: date(doc.startedOn),
    ended: date(doc.endedOn),
    quantities: (doc.quantities ?? []).map(({ label, value, unit }) => ({
      label: inLocale(label, locale),
      value: inLocale(value, locale),
      unit: inLocale(unit, locale),
    })),
    contract_value:
      typeof doc.contractValue === "number"
        ? amountText(doc.contractValue, doc.contractCurrency ?? "NPR", locale)
        : null,
    reference_available: doc.referenceAvailable === true,
    // Somebody who has no page any more is not named either.
    team: (doc.team ?? []).flatMap(({ person, role }) =>
      isNamed(person)
        ? [
            {
              id: person.id,
              name: inLocale(person.name, locale),
              role: inLocale(role, locale),
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
