import { forumViews } from "@setu/contract/forum/forum-fields";
import { pages } from "@setu/contract/pages";
import { Link } from "../../../components/link/link.tsx";
import { useLanguage, usePageTexts } from "../../../i18n/texts.ts";
import { words } from "../texts.ts";
import styles from "./forum-tabs.module.css";

/** The four lists of discussions. */
export function ForumTabs({ shown }: { shown: (typeof forumViews)[number] | "mine" }) {
  const texts = usePageTexts(words);
  const { locale } = useLanguage();
  const views = texts.views[locale];
  const [first] = forumViews;
  const tabs = [
    ...forumViews.map((view) => ({ view, to: pages.forum.href(view === first ? {} : { view }) })),
    { view: "mine" as const, to: pages.myForum.href() },
  ];
  return (
    <nav className={styles.tabs} aria-label={texts.lists}>
      <ul>
        {tabs.map(({ view, to }) => (
          <li key={view}>
            <Link to={to} aria-current={view === shown ? "page" : undefined}>
              {views[view]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
