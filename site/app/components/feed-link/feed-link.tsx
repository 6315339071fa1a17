import { localizedPath } from "@setu/contract/locale";
import { useLanguage } from "../../i18n/texts.ts";
import { usePageData } from "../../page-data.ts";
import styles from "./feed-link.module.css";

/** Leads to the feed of what the page lists: an address for a reader's own program. */
export function FeedLink() {
  const { head } = usePageData();
  const { locale, texts } = useLanguage();
  return head.feed ? (
    <a className={styles.feed} href={localizedPath(head.feed, locale)} type="application/atom+xml">
      {texts.followFeed}
    </a>
  ) : null;
}
