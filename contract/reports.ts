import { z } from "zod";
import { CalendarDate, FiscalYear } from "./shapes/calendar-date.ts";
import { DocumentFile } from "./shapes/document-file.ts";
import { listOf } from "./shapes/list.ts";
import { ServedLocale } from "./shapes/served-locale.ts";

/** `GET /frontapi/reports?type=&fy=&lang=&page=` and `GET /frontapi/reports/{id}`: the firm's publications, by Nepali fiscal year. */

export const reportTypes = ["annual", "technical", "policy", "brochure"] as const;

export const Report = z.object({
  id: z.int(),
  name: z.string(),
  /** A summary for those who do not open the file; paragraphs are separated by an empty line. */
  description: z.string().nullable(),
  type: z.enum(reportTypes),
  /** The same in the language asked for: "Annual report". */
  type_text: z.string(),
  fiscal_year: FiscalYear,
  published: CalendarDate,
  /** Its editions, at most one a language; empty where there is no file to download. */
  files: z.array(DocumentFile),
  locale: ServedLocale,
});
export type Report = z.infer<typeof Report>;

/** Newest fiscal year first. */
export const ReportList = listOf(Report);
export type ReportList = z.infer<typeof ReportList>;
