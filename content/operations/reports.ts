import { FrontApiError } from "@setu/contract/errors";
import type { Locale } from "@setu/contract/locale";
import type { ReadParameters } from "@setu/contract/reads";
import { Report, ReportList } from "@setu/contract/reports";
import type { Payload } from "payload";
import { fiscalYearText } from "../calendar/fiscal-year.ts";
import { reportTypeWords } from "../fields/publication-types.ts";
import { type Facet, listing } from "../listing.ts";
import { type ReportDoc, reportOf } from "../mapping/report.ts";
import { idOf, readByIds, readList } from "../public-read.ts";
import { perRevision } from "../system/per-revision.ts";

/** More than a firm publishes in a working life. */
const most = 5000;
const perPage = 24;

interface Row {
  id: number;
  type: ReportDoc["type"];
  fiscalYear: string;
  publishedOn: string;
  documents?: { language?: Locale | null }[] | null;
}

/** The newest fiscal year first, in each the annual report before the others. */
const inOrder = (a: Row, b: Row) =>
  b.fiscalYear.localeCompare(a.fiscalYear) ||
  Number(b.type === "annual") - Number(a.type === "annual") ||
  b.publishedOn.localeCompare(a.publishedOn);

const rowsOf = perRevision(async (payload) => {
  const rows = await readList<Row>(payload, "reports", {
    select: { type: true, fiscalYear: true, publishedOn: true, documents: true },
    depth: 1,
    sort: "-publishedOn",
    limit: most,
  });
  return rows.toSorted(inOrder);
});

const words = {
  en: { type: "Kind", year: "Fiscal year", language: "Language", languages: { en: "English", ne: "Nepali" } },
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
    valuesOf: (row) => [...new Set((row.documents ?? []).flatMap((document) => document?.language ?? []))],
    labelOf: (value) => words[locale].languages[value as Locale],
  },
];

/** The firm's reports and papers, a page of them. */
export async function reports(payload: Payload, locale: Locale, query: ReadParameters): Promise<ReportList> {
  const { rows, filters, page } = listing({ rows: await rowsOf(payload), facets: facetsIn(locale), query, perPage });
  const docs = await readByIds<ReportDoc>(
    payload,
    "reports",
    rows.map(({ id }) => id),
    { depth: 2 },
  );
  return ReportList.parse({ items: docs.flatMap((doc) => reportOf(doc, locale)), filters, page } satisfies ReportList);
}

/** One of them. Rejects with `notFound` where there is none that is published. */
export async function report(payload: Payload, locale: Locale, { id }: ReadParameters): Promise<Report> {
  const [doc] = await readByIds<ReportDoc>(payload, "reports", [idOf(id)], { depth: 2 });
  const [item] = doc ? reportOf(doc, locale) : [];
  if (!item) throw new FrontApiError("notFound", "");
  return Report.parse(item);
}
