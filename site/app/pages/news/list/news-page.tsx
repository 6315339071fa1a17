import { pages } from "@setu/contract/pages";
import { Empty } from "../../../components/empty/empty.tsx";
import { FeedLink } from "../../../components/feed-link/feed-link.tsx";
import { FilterBar } from "../../../components/filter-bar/filter-bar.tsx";
import { filterWords } from "../../../components/filter-bar/filter-words.ts";
import { Link } from "../../../components/link/link.tsx";
import { More } from "../../../components/more/more.tsx";
import { Opening } from "../../../components/opening/opening.tsx";
import { Pagination } from "../../../components/pagination/pagination.tsx";
import { usePageTexts, useTexts } from "../../../i18n/texts.ts";
import layout from "../../../layout/section.module.css";
import { usePageData } from "../../../page-data.ts";
import { useQuery } from "../../../use-query.ts";
import { PressContact } from "../shared/press-contact.tsx";
import { FeaturedNews } from "./featured-news.tsx";
import type { NewsPageData } from "./load-news.ts";
import styles from "./news-page.module.css";
import { NewsRow } from "./news-row.tsx";
import { words } from "./texts.ts";

/** News and events: a lead item, and everything else by date, filtered by kind, year and words. */
export function NewsPage() {
  const { news } = usePageData<NewsPageData>();
  const texts = useTexts();
  const filtering = usePageTexts(filterWords);
  const own = usePageTexts(words);
  const query = useQuery();
  const filtered = ["category", "year", "project", "q"].some((name) => query.get(name));
  const { total } = news.page;
  return (
    <>
      <Opening title={own.title} lead={own.lead} />
      {news.featured && <FeaturedNews item={news.featured} />}
      <section className={`${layout.band} ${styles.list}`} aria-label={own.title}>
        {query.get("project") && (
          <p className={styles.about}>
            {own.aboutProject} <Link to={pages.newsList.href()}>{own.allNews}</Link>
          </p>
        )}
        {(filtered || total > 0) && (
          <FilterBar
            filters={news.filters}
            search={own.search}
            meant={news.search?.meant}
            count={own.count(texts.number(total))}
            keep={["project"]}
          />
        )}
        {news.items.length > 0 && (
          <ol className={styles.rows}>
            {news.items.map((item) => (
              <NewsRow key={item.id} item={item} marks={news.search?.marks} />
            ))}
          </ol>
        )}
        {news.items.length === 0 && !news.featured && (
          <Empty sentence={filtered ? filtering.nothingMatches : own.none}>
            {filtered ? (
              <Link to={pages.newsList.href()}>{filtering.clearFilters}</Link>
            ) : (
              <More to={pages.notices.href()}>{texts.companyPages.notices}</More>
            )}
          </Empty>
        )}
        <Pagination page={news.page} />
        <div className={styles.further}>
          {news.press && <PressContact contact={news.press} />}
          <FeedLink />
        </div>
      </section>
    </>
  );
}
