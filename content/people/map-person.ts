import type { Locale } from "@setu/contract/locale";
import type { PersonItem } from "@setu/contract/people";
import { adParts, nepalDay } from "../calendar/nepal-time.ts";
import type { Item, Select } from "../model/item.ts";
import { filesOf } from "../platform/files/pictures/map-picture.ts";
import { isRead } from "../platform/reading/is-read.ts";
import { inLocale, optionalInLocale, servedIn } from "../platform/reading/localized.ts";

/** A published person as read for lists, in all languages, with relations one level deep. */
export type PersonItemDoc = Item<"people", "id" | keyof typeof personItemFields>;

export const personItemFields = {
  name: true,
  designation: true,
  line: true,
  practisingSince: true,
  discipline: true,
  office: true,
  files: true,
} as const satisfies Select<Item<"people">>;

export function personItemOf(doc: PersonItemDoc, locale: Locale, now: Date): PersonItem {
  const named = (value: PersonItemDoc["office" | "discipline"]) =>
    isRead(value) ? inLocale(value.name, locale) : null;
  return {
    id: doc.id,
    name: inLocale(doc.name, locale),
    name_en: doc.name?.en?.trim() || null,
    name_ne: doc.name?.ne?.trim() || null,
    designation: inLocale(doc.designation, locale),
    discipline: named(doc.discipline),
    office: named(doc.office),
    line: optionalInLocale(doc.line, locale),
    experience: experienceOf(doc, now),
    files: filesOf(doc.files ?? [], locale).slice(0, 1),
    locale: servedIn(locale, doc.name, doc.designation, doc.line),
  };
}

function experienceOf({ practisingSince }: PersonItemDoc, now: Date): number | null {
  if (!practisingSince) return null;
  return Math.max(adParts(nepalDay(now)).year - practisingSince, 0);
}
