import type { NewsItem } from "@setu/contract/news";
import { usePageTexts, useTexts } from "../../i18n/texts.ts";
import styles from "./news-page.module.css";
import { words } from "./texts.ts";

/** When, of which kind and by whom; for an event, when and where it is. */
export function Byline({ item }: { item: NewsItem }) {
  const texts = useTexts();
  const own = usePageTexts(words);
  const { event } = item;
  return (
    <span className={styles.byline}>
      <time dateTime={item.created_at}>{item.date}</time>
      {item.created_by.name && (
        <span>
          {texts.by} {item.created_by.name}
        </span>
      )}
      {item.category !== "news" && <span className={styles.kind}>{item.category_text}</span>}
      {event && (
        <span>
          {own.event}: <time dateTime={event.starts.ad}>{event.starts.ad_text}</time>, {event.time}
          {event.place && ` · ${event.place}`}
        </span>
      )}
    </span>
  );
}
