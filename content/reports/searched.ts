import { pages } from "@setu/contract/pages";
import { readByIds } from "../platform/reading/public-read.ts";
import { inBoth, namesOf, type SearchSource } from "../search/source.ts";
import { reportOf } from "./map-report.ts";

/** Reports and what is released of their documents. */
export const searchedReports: SearchSource = {
  collection: "reports",
  read: async (payload, ids) =>
    (await readByIds(payload, "reports", ids, { depth: 2 })).flatMap((doc) => {
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
    }),
};
