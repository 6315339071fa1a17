import type { NewsSummary } from "@setu/contract/home";
import { pages } from "@setu/contract/pages";
import { Link } from "../../../components/link/link.tsx";
import { Picture } from "../../../components/picture/picture.tsx";
import layout from "../../../layout/section.module.css";
import styles from "./news-item-page.module.css";

/** A few other items, as pictures with a caption. */
export function RelatedNews({ items }: { items: NewsSummary[] }) {
  return (
    <ul className={styles.related}>
      {items.map((item) => (
        <li key={item.id} lang={item.locale.served}>
          {item.files[0] && <Picture file={item.files[0]} sizes="(max-width: 48rem) 100vw, 30vw" />}
          <p className={layout.note}>
            <time dateTime={item.created_at}>{item.date}</time>
          </p>
          <h3>
            <Link to={pages.newsItem.href({ id: item.id })}>{item.name}</Link>
          </h3>
        </li>
      ))}
    </ul>
  );
}
