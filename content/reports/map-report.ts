import type { Locale } from "@setu/contract/locale";
import type { Report } from "@setu/contract/reports";
import { calendarDate } from "../calendar/dates.ts";
import { fiscalYear } from "../calendar/fiscal-year.ts";
import { reportTypeWords } from "../platform/fields/publication-types.ts";
import { documentsOf } from "../platform/files/documents/map-document.ts";
import { inLocale, type Localized, optionalInLocale, type TextAge, wholeIn } from "../platform/reading/localized.ts";

/** A published report, read in all languages, its files and their covers two steps away. */
export interface ReportDoc extends TextAge {
  id: number;
  name: Localized;
  description?: Localized;
  type: Report["type"];
  fiscalYear: string;
  publishedOn: string;
  documents?: unknown;
}

export function reportOf(doc: ReportDoc, locale: Locale): Report[] {
  const year = fiscalYear(doc.fiscalYear, locale);
  if (!year) return [];
  return [
    {
      id: doc.id,
      name: inLocale(doc.name, locale),
      description: optionalInLocale(doc.description, locale),
      type: doc.type,
      type_text: reportTypeWords[doc.type][locale],
      fiscal_year: year,
      published: calendarDate(new Date(doc.publishedOn), locale),
      files: documentsOf(doc.documents ?? [], locale),
      locale: wholeIn(locale, doc, doc.name, doc.description),
    },
  ];
}
