import { localizedPath } from "@setu/contract/locale";
import { useLanguage, usePageTexts } from "../../i18n/texts.ts";
import { usePageData } from "../../page-data.ts";
import styles from "./feed-link.module.css";

const words = {
  en: { follow: "Follow with a feed reader (Atom)" },
  ne: { follow: "फिड रिडरबाट पछ्याउनुहोस् (Atom)" },
};

/** A link to the Atom feed of the page's list. */
export function FeedLink() {
  const { head } = usePageData();
  const { locale } = useLanguage();
  const texts = usePageTexts(words);
  return head.feed ? (
    <a className={styles.feed} href={localizedPath(head.feed, locale)} type="application/atom+xml">
      {texts.follow}
    </a>
  ) : null;
}
