import { pages } from "@setu/contract/pages";
import { Empty } from "../../../components/empty/empty.tsx";
import { FilterBar } from "../../../components/filter-bar/filter-bar.tsx";
import { filterWords } from "../../../components/filter-bar/filter-words.ts";
import { More } from "../../../components/more/more.tsx";
import { Opening } from "../../../components/opening/opening.tsx";
import { Pagination } from "../../../components/pagination/pagination.tsx";
import { usePageTexts, useTexts } from "../../../i18n/texts.ts";
import { usePageData } from "../../../page-data.ts";
import { words } from "../texts.ts";
import type { StoriesPageData } from "./load-stories.ts";
import styles from "./stories-page.module.css";
import { StoryEntry } from "./story-entry.tsx";

/** The success stories of the firm's projects, by sector. */
export function StoriesPage() {
  const { list } = usePageData<StoriesPageData>();
  const common = useTexts();
  const filtering = usePageTexts(filterWords);
  const texts = usePageTexts(words);
  const [sector] = list.filters;
  const isFiltered = list.page.total === 0 && (sector?.options.length ?? 0) > 0;
  return (
    <>
      <Opening title={texts.title} lead={texts.lead} />
      <div className={styles.page}>
        {(sector?.options.length ?? 0) > 1 && (
          <FilterBar filters={list.filters} count={texts.count(common.number(list.page.total))} />
        )}
        {list.items.length === 0 && (
          <Empty sentence={isFiltered ? filtering.nothingMatches : texts.none}>
            {isFiltered ? (
              <More to={pages.stories.href()}>{filtering.clearFilters}</More>
            ) : (
              <More to={pages.projects.href()}>{common.allProjects}</More>
            )}
          </Empty>
        )}
        <ol className={styles.stories}>
          {list.items.map((story, index) => (
            <li key={story.id}>
              <StoryEntry story={story} isFirst={index === 0} />
            </li>
          ))}
        </ol>
        <Pagination page={list.page} />
      </div>
    </>
  );
}
