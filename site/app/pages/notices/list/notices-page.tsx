import { Empty } from "../../../components/empty/empty.tsx";
import { FilterBar } from "../../../components/filter-bar/filter-bar.tsx";
import { More } from "../../../components/more/more.tsx";
import { Opening } from "../../../components/opening/opening.tsx";
import { Pagination } from "../../../components/pagination/pagination.tsx";
import { usePageTexts, useTexts } from "../../../i18n/texts.ts";
import { usePageData } from "../../../page-data.ts";
import { useFreshUntil } from "../../../use-fresh-until.ts";
import { useQuery } from "../../../use-query.ts";
import { Follow } from "./follow.tsx";
import type { NoticesPageData } from "./load-notices.ts";
import { NoticeRow } from "./notice-row.tsx";
import { NoticeTabs } from "./notice-tabs.tsx";
import styles from "./notices-page.module.css";
import { words } from "./texts.ts";

/** The firm's notices, ordered by closing date. */
export function NoticesPage() {
  const { list } = usePageData<NoticesPageData>();
  const texts = usePageTexts(words);
  const common = useTexts();
  const query = useQuery();
  useFreshUntil(list);
  const isOpenTab = (query.get("status") ?? "open") === "open";
  const { total } = list.page;
  return (
    <>
      <Opening title={texts.title} lead={texts.lead} />
      <div className={styles.page}>
        <NoticeTabs counts={list.counts} />
        {(query.has("type") || list.counts.all > 0) && (
          <FilterBar filters={list.filters} count={texts.count(total, common.number(total))} keep={["status"]} />
        )}
        {list.items.length > 0 ? (
          <Rows notices={list.items} level="h2" />
        ) : (
          <Empty sentence={isOpenTab ? texts.nothingOpen : texts.nothing}>
            <More to="#follow">{texts.follow}</More>
          </Empty>
        )}
        {list.recently_closed.length > 0 && (
          <section className={styles.closed} aria-labelledby="last-closed">
            <h2 id="last-closed">{texts.lastClosed}</h2>
            <Rows notices={list.recently_closed} level="h3" />
          </section>
        )}
        <Pagination page={list.page} />
        <Follow choices={list.alert_choices} />
      </div>
    </>
  );
}

/** `level`: below the page's own heading, or below a section's. */
function Rows({ notices, level }: { notices: NoticesPageData["list"]["items"]; level: "h2" | "h3" }) {
  return (
    <ul className={styles.rows}>
      {notices.map((notice) => (
        <li key={notice.id}>
          <NoticeRow notice={notice} level={level} />
        </li>
      ))}
    </ul>
  );
}
