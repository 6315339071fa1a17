import { pages } from "@setu/contract/pages";
import { Empty } from "../../components/empty/empty.tsx";
import { FilterBar } from "../../components/filter-bar/filter-bar.tsx";
import { filterWords } from "../../components/filter-bar/filter-words.ts";
import { More } from "../../components/more/more.tsx";
import { Opening } from "../../components/opening/opening.tsx";
import { Pagination } from "../../components/pagination/pagination.tsx";
import { usePageTexts, useTexts } from "../../i18n/texts.ts";
import { usePageData } from "../../page-data.ts";
import type { ReportsPageData } from "./load-reports.ts";
import { ReportEntry } from "./report-entry.tsx";
import styles from "./reports-page.module.css";
import { words } from "./texts.ts";

/** The firm's publications: a shelf for each Nepali fiscal year, newest first. */
export function ReportsPage() {
  const { list, years } = usePageData<ReportsPageData>();
  const common = useTexts();
  const filtering = usePageTexts(filterWords);
  const texts = usePageTexts(words);
  const { total } = list.page;
  const filtered = list.filters.some(({ options }) => options.length > 0);
  return (
    <>
      <Opening title={texts.title} lead={texts.lead} />
      <div className={styles.page}>
        {filtered && <FilterBar filters={list.filters} count={texts.count(total, common.number(total))} />}
        {years.length === 0 && (
          <Empty sentence={filtered ? filtering.nothingMatches : texts.empty}>
            {filtered ? (
              <More to={pages.reports.href()}>{filtering.clearFilters}</More>
            ) : (
              <More to={pages.notices.href()}>{texts.toNotices}</More>
            )}
          </Empty>
        )}
        {years.map((year) => (
          <section key={year.key} className={styles.year} aria-labelledby={`fy-${year.key}`}>
            <header className={styles.head}>
              <h2 id={`fy-${year.key}`}>{texts.fiscalYear(year.text)}</h2>
              <p>{year.ad_text}</p>
            </header>
            <ul className={styles.shelf}>
              {year.reports.map((report) => (
                <li key={report.id}>
                  <ReportEntry report={report} />
                </li>
              ))}
            </ul>
          </section>
        ))}
        <Pagination page={list.page} />
      </div>
    </>
  );
}
