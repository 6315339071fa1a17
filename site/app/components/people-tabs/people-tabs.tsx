import { pages } from "@setu/contract/pages";
import { useLocation } from "react-router";
import { usePageTexts } from "../../i18n/texts.ts";
import { Link } from "../link/link.tsx";
import styles from "./people-tabs.module.css";
import { peopleWords } from "./people-words.ts";

const lists = [
  { to: pages.members.href(), key: "team" },
  { to: pages.keyPersonnel.href(), key: "key" },
  { to: pages.boardMembers.href(), key: "board" },
] as const;

/** The three lists of people, each a page of its own. */
export function PeopleTabs() {
  const own = usePageTexts(peopleWords);
  const { pathname } = useLocation();
  return (
    <nav className={styles.tabs} aria-label={own.lists}>
      <ul>
        {lists.map(({ to, key }) => (
          <li key={to}>
            <Link to={to} aria-current={pathname.endsWith(to) ? "page" : undefined}>
              {own[key]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
