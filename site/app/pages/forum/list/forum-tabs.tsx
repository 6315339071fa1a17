import { type ForumView, forumViews } from "@setu/contract/forum/forum-fields";
import { pages } from "@setu/contract/pages";
import { Tabs } from "../../../components/tabs/tabs.tsx";
import { useLanguage, usePageTexts } from "../../../i18n/texts.ts";
import { words } from "../texts.ts";
import styles from "./forum-tabs.module.css";

/** The four lists of discussions. */
export function ForumTabs({ shown }: { shown: ForumView | "mine" }) {
  const texts = usePageTexts(words);
  const { locale } = useLanguage();
  const [first] = forumViews;
  const addresses = [
    ...forumViews.map((view) => ({ view, to: pages.forum.href(view === first ? {} : { view }) })),
    { view: "mine" as const, to: pages.myForum.href() },
  ];
  const tabs = addresses.map(({ view, to }) => ({
    to,
    text: (
      <>
        <span className={styles.full}>{texts.views[locale][view]}</span>
        <span className={styles.short}>{texts.shortViews[locale][view]}</span>
      </>
    ),
    isShown: view === shown,
  }));
  return <Tabs label={texts.lists} tabs={tabs} className={styles.bar} />;
}
