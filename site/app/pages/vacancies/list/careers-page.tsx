import { useLocation } from "react-router";
import { AlertForm } from "../../../components/alert-form/alert-form.tsx";
import { Empty } from "../../../components/empty/empty.tsx";
import { FeedLink } from "../../../components/feed-link/feed-link.tsx";
import { FilterBar } from "../../../components/filter-bar/filter-bar.tsx";
import { filterWords } from "../../../components/filter-bar/filter-words.ts";
import { More } from "../../../components/more/more.tsx";
import { Opening } from "../../../components/opening/opening.tsx";
import { Pagination } from "../../../components/pagination/pagination.tsx";
import { Paragraphs } from "../../../components/paragraphs/paragraphs.tsx";
import { Plate } from "../../../components/plate/plate.tsx";
import { VacanciesInstead } from "../../../components/vacancies-instead/vacancies-instead.tsx";
import { VacancyRows } from "../../../components/vacancy-rows/vacancy-rows.tsx";
import { vacancyWords } from "../../../components/vacancy-rows/vacancy-words.ts";
import { usePageTexts, useTexts } from "../../../i18n/texts.ts";
import titled from "../../../layout/titled.module.css";
import { usePageData } from "../../../page-data.ts";
import { useFreshUntil } from "../../../use-fresh-until.ts";
import styles from "./careers-page.module.css";
import { Firm } from "./firm.tsx";
import { HowWeHire } from "./how-we-hire.tsx";
import type { CareersPageData } from "./load-careers.ts";
import { words } from "./texts.ts";

/** The open vacancies, those that close first leading, and how the firm hires. */
export function CareersPage() {
  const { list } = usePageData<CareersPageData>();
  const common = useTexts();
  const careers = usePageTexts(vacancyWords);
  const texts = usePageTexts(words);
  useFreshUntil(list);
  const { hiring, open, page } = list;
  const [picture] = hiring.files;
  // If no vacancy is open, the list itself says so.
  const posts = open.vacancies > 0 ? careers.openPosts(open.posts, common.number(open.posts)) : "";
  const lead = [posts, hiring.lead].filter(Boolean).join(" ");
  return (
    <>
      <Opening title={hiring.name ?? careers.title} lead={lead} locale={hiring.locale} />
      <div className={styles.page}>
        {open.vacancies > 0 ? (
          <>
            <FilterBar filters={list.filters} count={texts.vacancies(page.total, common.number(page.total))} />
            {list.items.length > 0 ? <VacancyRows vacancies={list.items} level="h2" /> : <NothingMatches />}
            <Pagination page={page} />
          </>
        ) : (
          <NoneOpen list={list} />
        )}
      </div>
      {picture && <Plate file={picture} priority={false} />}
      <HowWeHire hiring={hiring} />
      <Firm hiring={hiring} />
      <section className={`${titled.titled} ${styles.alerts}`} aria-labelledby="alerts" id="job-alerts">
        <h2 id="alerts">{texts.alerts}</h2>
        <div>
          {hiring.alerts_enabled && (
            <>
              {hiring.alerts_text && <Paragraphs text={hiring.alerts_text} lang={hiring.locale.served} />}
              <AlertForm kind="vacancies" choices={list.alert_choices} />
            </>
          )}
          <p>{texts.alertsText}</p>
          <FeedLink />
        </div>
      </section>
    </>
  );
}

function NothingMatches() {
  const filtering = usePageTexts(filterWords);
  const { pathname } = useLocation();
  return (
    <Empty sentence={filtering.nothingMatches}>
      <More to={pathname}>{filtering.clearFilters}</More>
    </Empty>
  );
}

function NoneOpen({ list }: { list: CareersPageData["list"] }) {
  const texts = usePageTexts(words);
  const careers = usePageTexts(vacancyWords);
  return (
    <div className={styles.none}>
      <Empty sentence={careers.openPosts(0, "")} />
      <VacanciesInstead />
      {list.recently_closed.length > 0 && (
        <section aria-labelledby="last-closed">
          <h2 id="last-closed">{texts.lastClosed}</h2>
          <VacancyRows vacancies={list.recently_closed} level="h3" />
        </section>
      )}
    </div>
  );
}
