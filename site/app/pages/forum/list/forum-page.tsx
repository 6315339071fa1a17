import type { ForumList } from "@setu/contract/forum/forum";
import { pages } from "@setu/contract/pages";
import { Action } from "../../../components/action/action.tsx";
import { Empty } from "../../../components/empty/empty.tsx";
import { FeedLink } from "../../../components/feed-link/feed-link.tsx";
import { FilterBar } from "../../../components/filter-bar/filter-bar.tsx";
import { filterWords } from "../../../components/filter-bar/filter-words.ts";
import { Link } from "../../../components/link/link.tsx";
import { More } from "../../../components/more/more.tsx";
import { Opening } from "../../../components/opening/opening.tsx";
import { Pagination } from "../../../components/pagination/pagination.tsx";
import { useLanguage, usePageTexts } from "../../../i18n/texts.ts";
import layout from "../../../layout/section.module.css";
import split from "../../../layout/split.module.css";
import { usePageData } from "../../../page-data.ts";
import { useQuery } from "../../../use-query.ts";
import { CategoryRules } from "../category-rules.tsx";
import { Officer } from "../officer.tsx";
import { words } from "../texts.ts";
import { DiscussionEntry } from "./discussion-entry.tsx";
import styles from "./forum-page.module.css";
import { ForumTabs } from "./forum-tabs.tsx";
import type { ForumPageData } from "./load-forum.ts";
import { listWords } from "./texts.ts";

/** The forum's questions in one of the views, filtered by category and language, and searched. */
export function ForumPage() {
  const { list } = usePageData<ForumPageData>();
  const { locale, texts: common } = useLanguage();
  const texts = usePageTexts(words);
  const own = usePageTexts(listWords);
  const query = useQuery();
  const { items, view } = list;
  const category = query.get("category");
  // Before the first question there is nothing to search.
  const isUnused = view === "new" && items.length === 0 && !isNarrowed(query);
  const chosen = list.categories.find(({ id }) => String(id) === category);
  return (
    <>
      <Opening title={texts.title} lead={texts.lead}>
        {list.writing === "open" ? (
          <p className={styles.ask}>
            <Action href={pages.askForum.href()} label={texts.ask} />
          </p>
        ) : (
          <p className={styles.readOnly}>{texts.readOnly}</p>
        )}
      </Opening>
      <ForumTabs shown={view} />
      {!isUnused && (
        <div className={styles.bar}>
          <FilterBar
            filters={list.filters}
            search={own.search}
            meant={list.search?.meant}
            keep={["view"]}
            count={own.count(common.number(list.page.total))}
          />
        </div>
      )}
      <div className={`${split.split} ${styles.below}`}>
        <div className={styles.list}>
          {items.length === 0 && <Nothing list={list} />}
          {chosen && <CategoryRules category={chosen} />}
          <section aria-labelledby="shown">
            <h2 id="shown" className={layout.unseen}>
              {texts.views[locale][view]}
            </h2>
            <ol className={styles.entries}>
              {items.map((item) => (
                <li key={item.id}>
                  <DiscussionEntry item={item} marks={list.search?.marks} />
                </li>
              ))}
            </ol>
          </section>
          <Pagination page={list.page} />
        </div>
        <Categories list={list} />
      </div>
    </>
  );
}

/** Whether the list was searched or filtered. */
const isNarrowed = (query: URLSearchParams): boolean => ["q", "category", "lang"].some((name) => query.has(name));

/** Says that no question is shown, and how to go on. */
function Nothing({ list: { view, writing } }: { list: ForumList }) {
  const texts = usePageTexts(words);
  const own = usePageTexts(listWords);
  const filtering = usePageTexts(filterWords);
  if (!isNarrowed(useQuery())) return <Empty sentence={own.none[view]} />;
  return (
    <Empty sentence={filtering.nothingMatches}>
      <More to={pages.forum.href()}>{filtering.clearFilters}</More>
      {writing === "open" && <More to={pages.askForum.href()}>{texts.ask}</More>}
    </Empty>
  );
}

/** The categories, each linked to its questions. */
function Categories({ list: { categories, officer } }: { list: ForumList }) {
  const texts = usePageTexts(words);
  const { texts: common } = useLanguage();
  return (
    <aside className={split.aside} aria-labelledby="categories">
      <section>
        <h2 id="categories">{texts.categories}</h2>
        <ul>
          {categories.map(({ id, name, description, questions, locale }) => (
            <li key={id} lang={locale.served}>
              <Link to={pages.forum.href({ category: id })} className={styles.category}>
                <span>{name}</span> <span className={styles.count}>{common.number(questions)}</span>
              </Link>
              {description && <small>{description}</small>}
            </li>
          ))}
        </ul>
      </section>
      <FeedLink />
      <Officer officer={officer} />
    </aside>
  );
}
