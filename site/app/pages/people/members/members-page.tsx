import { pages } from "@setu/contract/pages";
import { Empty } from "../../../components/empty/empty.tsx";
import { FilterBar } from "../../../components/filter-bar/filter-bar.tsx";
import { filterWords } from "../../../components/filter-bar/filter-words.ts";
import { Link } from "../../../components/link/link.tsx";
import { More } from "../../../components/more/more.tsx";
import { Opening } from "../../../components/opening/opening.tsx";
import { Pagination } from "../../../components/pagination/pagination.tsx";
import { People } from "../../../components/people/people.tsx";
import { PeopleTabs } from "../../../components/people-tabs/people-tabs.tsx";
import { usePageTexts, useTexts } from "../../../i18n/texts.ts";
import layout from "../../../layout/section.module.css";
import { usePageData } from "../../../page-data.ts";
import { useQuery } from "../../../use-query.ts";
import { LetterIndex } from "./letter-index.tsx";
import type { MembersPageData } from "./load-members.ts";
import styles from "./members-page.module.css";
import { words } from "./texts.ts";

/** The staff by name, with filters for discipline, office, first letter and words. */
export function MembersPage() {
  const { members } = usePageData<MembersPageData>();
  const texts = useTexts();
  const filtering = usePageTexts(filterWords);
  const own = usePageTexts(words);
  const filtered = useQuery().size > 0;
  return (
    <>
      <Opening title={own.title} lead={own.lead}>
        <PeopleTabs />
      </Opening>
      <section className={`${layout.band} ${styles.list}`} aria-label={own.title}>
        {(filtered || members.items.length > 0) && (
          <FilterBar
            filters={members.filters}
            search={own.search}
            meant={members.search?.meant}
            count={own.count(texts.number(members.page.total))}
            keep={["letter"]}
          />
        )}
        <LetterIndex letters={members.letters} />
        {members.items.length > 0 ? (
          <People
            people={members.items}
            heading="h2"
            // The best results of a search are in no order of names.
            groups={members.search ? undefined : { pictured: own.pictured, others: own.others }}
            sizes="(max-width: 40rem) 50vw, (max-width: 64rem) 33vw, 25vw"
          />
        ) : (
          <Empty sentence={filtered ? own.nobody : own.none}>
            {filtered ? (
              <Link to={pages.members.href()}>{filtering.clearFilters}</Link>
            ) : (
              <More to={pages.about.href()}>{texts.aboutUs}</More>
            )}
          </Empty>
        )}
        <Pagination page={members.page} />
      </section>
    </>
  );
}
