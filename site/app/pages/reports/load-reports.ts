import { pages } from "@setu/contract/pages";
import type { Report, ReportList } from "@setu/contract/reports";
import { type PageData, pageLoader } from "../../page-data.ts";
import { words } from "./texts.ts";

/** The reports of one fiscal year. */
interface Year {
  key: string;
  text: string;
  ad_text: string;
  reports: Report[];
}
export interface ReportsPageData extends PageData {
  list: ReportList;
  years: Year[];
}

export const loadReports = pageLoader(async ({ api, locale, query, texts }): Promise<ReportsPageData> => {
  const list = await api.reports(locale, query);
  const { title, description } = words[locale];
  return {
    head: {
      title,
      description,
      breadcrumbs: [
        { name: texts.aboutUs, href: pages.about.href() },
        { name: title, href: pages.reports.href() },
      ],
    },
    list,
    years: byYear(list.items),
  };
});

/** Groups the reports by fiscal year: the list is already in that order. */
function byYear(reports: Report[]): Year[] {
  const years: Year[] = [];
  for (const report of reports) {
    const last = years.at(-1);
    if (last?.key === report.fiscal_year.key) last.reports.push(report);
    else years.push({ ...report.fiscal_year, reports: [report] });
  }
  return years;
}
