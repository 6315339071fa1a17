import type { NewsItem } from "@setu/contract/news";
import { useTexts } from "../../../i18n/texts.ts";
import styles from "./byline.module.css";

/** The date, the author and the category. */
export function Byline({ item }: { item: NewsItem }) {
  const texts = useTexts();
  return (
    <span className={styles.byline}>
      <span className={styles.who}>
        <time dateTime={item.created_at}>{item.date}</time>
        {item.created_by.name && (
          <span>
            {texts.by} {item.created_by.name}
          </span>
        )}
      </span>
      {item.category !== "news" && <span className={styles.kind}>{item.category_text}</span>}
    </span>
  );
}
