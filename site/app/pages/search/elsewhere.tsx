import { pages } from "@setu/contract/pages";
import { Link } from "../../components/link/link.tsx";
import { usePageTexts, useTexts } from "../../i18n/texts.ts";
import { communityPages } from "../../shell/community-pages.ts";
import { useFrameData } from "../../shell/use-frame-data.ts";
import styles from "./search-page.module.css";
import { words } from "./texts.ts";

/** Example searches, for a visitor who has not typed one. */
export function Examples({ queries }: { queries: readonly string[] }) {
  const own = usePageTexts(words);
  return (
    <>
      {queries.length > 0 && (
        <>
          <h2 className={styles.heading}>{own.examples}</h2>
          <ul className={styles.links}>
            {queries.map((query) => (
              <li key={query}>
                <Link to={pages.search.href({ q: query })}>{query}</Link>
              </li>
            ))}
          </ul>
        </>
      )}
      <Elsewhere />
    </>
  );
}

/** Links to the pages that have most of what visitors search for. */
export function Elsewhere() {
  const own = usePageTexts(words);
  const texts = useTexts();
  const frame = useFrameData();
  const places = [
    { to: pages.projects.href(), name: own.projects },
    { to: pages.newsList.href(), name: own.news },
    { to: pages.notices.href(), name: own.notices },
    { to: pages.careers.href(), name: own.careers },
    ...communityPages(texts, frame).map(({ name, href }) => ({ name, to: href })),
    { to: pages.home.href({}, "#contact"), name: own.contact },
  ];
  return (
    <>
      <h2 className={styles.heading}>{own.elsewhere}</h2>
      <ul className={styles.links}>
        {places.map(({ to, name }) => (
          <li key={to}>
            <Link to={to}>{name}</Link>
          </li>
        ))}
      </ul>
    </>
  );
}
