import type { NewsDetail } from "@setu/contract/news";
import { pages } from "@setu/contract/pages";
import { Link } from "../../../components/link/link.tsx";
import { usePageTexts } from "../../../i18n/texts.ts";
import styles from "./news-item-page.module.css";
import { words } from "./texts.ts";

interface Props {
  older: NewsDetail["prev"];
  newer: NewsDetail["next"];
}

/** Links to the next older and the next newer item. */
export function Neighbours({ older, newer }: Props) {
  const own = usePageTexts(words);
  if (!older && !newer) return null;
  return (
    <nav className={styles.neighbours} aria-label={own.around}>
      {older && (
        <Link to={pages.newsItem.href({ id: older.id })} rel="prev">
          <small>{own.older}</small>
          <span lang={older.locale.served}>{older.name}</span>
        </Link>
      )}
      {newer && (
        <Link to={pages.newsItem.href({ id: newer.id })} rel="next" className={styles.newer}>
          <small>{own.newer}</small>
          <span lang={newer.locale.served}>{newer.name}</span>
        </Link>
      )}
    </nav>
  );
}
