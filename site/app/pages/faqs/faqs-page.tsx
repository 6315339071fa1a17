import { localizedPath } from "@setu/contract/locale";
import { pages } from "@setu/contract/pages";
import { useActionData, useLocation } from "react-router";
import { Action } from "../../components/action/action.tsx";
import { Empty } from "../../components/empty/empty.tsx";
import { FilterBar } from "../../components/filter-bar/filter-bar.tsx";
import { filterWords } from "../../components/filter-bar/filter-words.ts";
import { More } from "../../components/more/more.tsx";
import { Opening } from "../../components/opening/opening.tsx";
import { Pagination } from "../../components/pagination/pagination.tsx";
import { useLanguage, usePageTexts } from "../../i18n/texts.ts";
import layout from "../../layout/section.module.css";
import { usePageData } from "../../page-data.ts";
import { useForum } from "../../shell/use-forum.ts";
import { useQuery } from "../../use-query.ts";
import { FaqEntry } from "./faq-entry.tsx";
import styles from "./faqs-page.module.css";
import type { FaqsPageData } from "./load-faqs.ts";
import type { Feedback } from "./send-feedback.ts";
import { words } from "./texts.ts";
import { useOpenedByHash } from "./use-opened-by-hash.ts";

/** With no more results than this, a search shows the answers open. */
const fewFound = 2;

/** Frequently asked questions, grouped by who asks them; each opens to its answer. */
export function FaqsPage() {
  const { list, groups } = usePageData<FaqsPageData>();
  const { locale, texts: common } = useLanguage();
  const filtering = usePageTexts(filterWords);
  const texts = usePageTexts(words);
  const posted = useActionData<Feedback>();
  const { pathname, search } = useLocation();
  useOpenedByHash();
  const filtered = useQuery().size > 0;
  const areFew = list.search !== null && list.page.total <= fewFound;
  return (
    <>
      <Opening title={texts.title} lead={texts.lead} />
      <div className={styles.page}>
        {(filtered || list.page.total > 0) && (
          <FilterBar
            filters={list.filters}
            search={texts.search}
            meant={list.search?.meant}
            count={texts.count(common.number(list.page.total))}
          />
        )}
        {groups.length === 0 && (
          <Empty sentence={filtered ? filtering.nothingMatches : texts.none}>
            {filtered && <More to={pages.faqs.href()}>{filtering.clearFilters}</More>}
          </Empty>
        )}
        {groups.map(({ key, name, faqs }) => (
          <section key={key} className={styles.group} aria-labelledby={key}>
            <h2 id={key} className={name ? undefined : layout.unseen}>
              {name ?? texts.found}
            </h2>
            <ol className={styles.entries}>
              {faqs.map((faq) => (
                <li key={faq.id}>
                  <FaqEntry
                    faq={faq}
                    marks={list.search?.marks}
                    isOpen={areFew || posted?.id === String(faq.id)}
                    posted={posted?.id === String(faq.id) ? posted : undefined}
                    address={localizedPath(pathname, locale) + search}
                  />
                </li>
              ))}
            </ol>
          </section>
        ))}
        <Pagination page={list.page} />
        <Further />
      </div>
    </>
  );
}

/** The ways to ask what is not here. */
function Further() {
  const texts = usePageTexts(words);
  const hasForum = useForum();
  return (
    <aside className={styles.further} aria-labelledby="further">
      <h2 id="further">{texts.moreTitle}</h2>
      <div>
        <p>{texts.more}</p>
        <Action href={pages.home.href({}, "#contact")} label={texts.write} />
        {hasForum && <More to={pages.forum.href()}>{texts.forum}</More>}
      </div>
    </aside>
  );
}
