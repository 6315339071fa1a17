import { pages } from "@setu/contract/pages";
import type { SearchPage as Found } from "@setu/contract/search/results";
import { Empty } from "../../components/empty/empty.tsx";
import { FilterBar } from "../../components/filter-bar/filter-bar.tsx";
import { Link } from "../../components/link/link.tsx";
import { Opening } from "../../components/opening/opening.tsx";
import { Pagination } from "../../components/pagination/pagination.tsx";
import { usePageTexts, useTexts } from "../../i18n/texts.ts";
import layout from "../../layout/section.module.css";
import { usePageData } from "../../page-data.ts";
import { ShortcutSwitch } from "../../shell/site-search/shortcut-switch.tsx";
import { useFreshUntil } from "../../use-fresh-until.ts";
import { useQuery } from "../../use-query.ts";
import { Elsewhere, Examples } from "./elsewhere.tsx";
import type { SearchPageData } from "./load-search.ts";
import { ResultRow } from "./result-row.tsx";
import { SearchForm } from "./search-form.tsx";
import styles from "./search-page.module.css";
import { words } from "./texts.ts";

/** The results of a search, filtered by kind, year and language. */
export function SearchPage() {
  const { found, examples = [], refused } = usePageData<SearchPageData>();
  const own = usePageTexts(words);
  const query = found?.query ?? refused?.query ?? "";
  useFreshUntil(found ?? refused ?? {});
  return (
    <>
      <Opening title={own.title}>
        <SearchForm query={query} />
        {!query && <p className={styles.begin}>{own.begin}</p>}
      </Opening>
      <section className={`${layout.band} ${styles.list}`} aria-label={own.results}>
        {found && <Results found={found} examples={examples} />}
        {refused && <Later query={query} sentence={refused.message} />}
        <ShortcutSwitch />
      </section>
    </>
  );
}

function Results({ found, examples }: { found: Found; examples: readonly string[] }) {
  const { query, items, filters, page, search } = found;
  const texts = useTexts();
  const own = usePageTexts(words);
  const address = useQuery();
  const filtered = filters.some(({ key }) => address.get(key));
  if (!query) return <Examples queries={examples} />;
  const complete = items.filter(({ partial }) => !partial);
  const partial = items.filter((item) => item.partial);
  return (
    <>
      {(items.length > 0 || filtered) && (
        <FilterBar
          filters={filters}
          meant={search.meant}
          exact={pages.search.href({ q: query, exact: "1" })}
          count={own.count(texts.number(page.total))}
          keep={["q", "exact"]}
        />
      )}
      {complete.length > 0 && <Rows items={complete} marks={search.marks} />}
      {partial.length > 0 && (
        <>
          <p className={styles.some}>{own.some}</p>
          <Rows items={partial} marks={search.marks} />
        </>
      )}
      {items.length === 0 && (
        <>
          <Empty sentence={filtered ? own.filtered : own.nothing(query)}>
            {filtered && (
              <Link to={pages.search.href({ q: query, ...(address.get("exact") && { exact: "1" }) })}>{own.all}</Link>
            )}
          </Empty>
          {!filtered && <p className={styles.tips}>{own.tips}</p>}
          {!filtered && <Elsewhere />}
        </>
      )}
      <Pagination page={page} />
    </>
  );
}

const Rows = ({ items, marks }: { items: Found["items"]; marks: readonly string[] }) => (
  <ol className={styles.rows}>
    {items.map((item) => (
      <ResultRow key={`${item.path} ${item.page}`} item={item} marks={marks} />
    ))}
  </ol>
);

/** Says why there are no results yet, with a link to try again. */
function Later({ query, sentence }: { query: string; sentence: string }) {
  const own = usePageTexts(words);
  const address = useQuery();
  return (
    <div role="status">
      <Empty sentence={sentence}>
        <Link to={pages.search.href(query ? Object.fromEntries(address) : {})}>{own.again}</Link>
      </Empty>
    </div>
  );
}
