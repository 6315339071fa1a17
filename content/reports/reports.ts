import type { ReadParameters } from "@setu/contract/calls/reads";
import { FrontApiError } from "@setu/contract/errors";
import type { Locale } from "@setu/contract/locale";
import { Report, ReportList } from "@setu/contract/reports";
import type { Payload } from "payload";
import { fiscalYearText } from "../calendar/fiscal-year.ts";
import type { Item } from "../model/item.ts";
import { keptRows } from "../platform/reading/kept-rows.ts";
import { type Facet, listing } from "../platform/reading/listing.ts";
import { idOf, readByIds } from "../platform/reading/public-read.ts";
import { reportOf } from "./map-report.ts";
import { reportTypeWords } from "./types.ts";

const perPage = 24;

/** A document that visitors may not have is only an id. */
type Row = Item<"reports", "id" | "type" | "fiscalYear" | "publishedOn" | "documents">;

const languagesIn = ({ documents }: Row): Locale[] =>
  (documents ?? []).flatMap((document) => (typeof document === "object" && document?.language) || []);
const idsIn = ({ documents }: Row): number[] =>
  (documents ?? []).flatMap((document) => (typeof document === "object" ? (document?.id ?? []) : document));

/** Orders reports by fiscal year, the newest first; within a year the annual report is first. */
const inOrder = (a: Row, b: Row) =>
  b.fiscalYear.localeCompare(a.fiscalYear) ||
  Number(b.type === "annual") - Number(a.type === "annual") ||
  b.publishedOn.localeCompare(a.publishedOn) ||
  b.id - a.id;

/** All published reports in that order. */
export const reportRows = keptRows<Row>({
  collection: "reports",
  table: "reports",
  compare: inOrder,
  uses: { documents: idsIn },
  read: (payload, ids) =>
    readByIds(payload, "reports", ids, {
      select: { type: true, fiscalYear: true, publishedOn: true, documents: true },
      depth: 1,
    }),
});

const words = {
  en: { type: "Type", year: "Fiscal year", language: "Language", languages: { en: "English", ne: "Nepali" } },
  ne: { type: "प्रकार", year: "आर्थिक वर्ष", language: "भाषा", languages: { en: "अङ्ग्रेजी", ne: "नेपाली" } },
};

const facetsIn = (locale: Locale): Facet<Row>[] => [
  {
    key: "type",
    label: words[locale].type,
    valuesOf: (row) => [row.type],
    labelOf: (value) => reportTypeWords[value as Row["type"]]?.[locale],
  },
  {
    key: "fy",
    label: words[locale].year,
    valuesOf: (row) => [row.fiscalYear],
    labelOf: (value) => fiscalYearText(value, locale),
    compare: (a, b) => b.localeCompare(a),
  },
  {
    key: "lang",
    label: words[locale].language,
    valuesOf: (row) => [...new Set(languagesIn(row))],
    labelOf: (value) => words[locale].languages[value as Locale],
  },
];

/** A page of the firm's reports and documents. */
export async function reports(payload: Payload, locale: Locale, query: ReadParameters): Promise<ReportList> {
  const { rows, filters, page } = listing({
    rows: await reportRows(payload),
    facets: facetsIn(locale),
    query,
    perPage,
  });
  const docs = await readByIds(
    payload,
    "reports",
    rows.map(({ id }) => id),
    { depth: 2 },
  );
  return ReportList.parse({ items: docs.flatMap((doc) => reportOf(doc, locale)), filters, page } satisfies ReportList);
}

/** One report. Rejects with `notFound` if no such report is published. */
export async function report(payload: Payload, locale: Locale, { id }: ReadParameters): Promise<Report> {
  const [doc] = await readByIds(payload, "reports", [idOf(id)], { depth: 2 });
  const [item] = doc ? reportOf(doc, locale) : [];
  if (!item) throw new FrontApiError("notFound", "");
  return Report.parse(item);
}
