import { pages } from "@setu/contract/pages";
import type { Payload } from "payload";
import { searchedFiles } from "../platform/files/documents/text/searched-files.ts";
import { readByIds } from "../platform/reading/public-read.ts";
import { inBoth, namesOf, type SearchDocument, type SearchSource } from "../search/source.ts";
import { type ReportDoc, reportOf } from "./map-report.ts";

/** Reports with their released documents. */
export const searchedReports: SearchSource = {
  collection: "reports",
  read: async (payload, ids) => {
    const docs = await readByIds(payload, "reports", ids, { depth: 2 });
    return (await Promise.all(docs.map((doc) => documentsOf(payload, doc)))).flat();
  },
};

async function documentsOf(payload: Payload, doc: ReportDoc): Promise<SearchDocument[]> {
  const [item] = reportOf(doc, "en");
  if (!item) return [];
  return [
    {
      name: `reports/${doc.id}`,
      kind: "report",
      // A report has no page but its file; without one, the list says what there is.
      path: item.files[0]?.location ?? pages.reports.href({ fy: doc.fiscalYear }),
      date: doc.publishedOn,
      uses: [...namesOf("documents", doc.documents), ...namesOf("people", doc.authors)],
      files: await searchedFiles(payload, (locale) => reportOf(doc, locale).flatMap(({ files }) => files)),
      texts: inBoth((locale) => {
        const [report] = reportOf(doc, locale);
        return {
          title: report?.name ?? "",
          names: [report?.type_text, report?.fiscal_year.text, report?.fiscal_year.ad_text],
          summary: report?.description,
          body: [...(report?.files ?? []).map(({ name }) => name), report?.published.text],
          served: report?.locale.served ?? locale,
        };
      }),
    },
  ];
}
