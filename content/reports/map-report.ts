import type { Locale } from "@setu/contract/locale";
import type { Report } from "@setu/contract/reports";
import type { DocumentFile } from "@setu/contract/shapes/document-file";
import { calendarDate } from "../calendar/dates.ts";
import { fiscalYear } from "../calendar/fiscal-year.ts";
import type { Item } from "../model/item.ts";
import { documentsOf } from "../platform/files/documents/map-document.ts";
import { inLocale, optionalInLocale, wholeIn } from "../platform/reading/localized.ts";
import { reportTypeWords } from "./types.ts";

/** A published report, read in all languages, with its files and their covers two levels deep. */
export type ReportDoc = Item<"reports">;

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
      files: ownLanguageFirst(documentsOf(doc.documents ?? [], locale), locale),
      locale: wholeIn(locale, doc, doc.name, doc.description),
    },
  ];
}

const ownLanguageFirst = (files: DocumentFile[], locale: Locale): DocumentFile[] =>
  files.toSorted((a, b) => Number(b.language === locale) - Number(a.language === locale));
