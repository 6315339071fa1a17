import type { NoticeList } from "@setu/contract/notices";
import { useLocation } from "react-router";
import { Link } from "../../../components/link/link.tsx";
import { usePageTexts, useTexts } from "../../../i18n/texts.ts";
import styles from "./notice-tabs.module.css";
import { words } from "./texts.ts";

const tabs = ["open", "closed", "all"] as const;

/** Links, not tabs of a script: each is a page with its own address. */
export function NoticeTabs({ counts }: { counts: NoticeList["counts"] }) {
  const texts = usePageTexts(words);
  const { number } = useTexts();
  const { pathname, search } = useLocation();
  const query = new URLSearchParams(search);
  const current = query.get("status") ?? "open";
  const to = (tab: string) => {
    const type = query.get("type");
    const next = new URLSearchParams({ ...(tab !== "open" && { status: tab }), ...(type && { type }) });
    return { pathname, search: next.size > 0 ? `?${next}` : "" };
  };
  return (
    <nav className={styles.tabs} aria-label={texts.tabs}>
      <ul>
        {tabs.map((tab) => (
          <li key={tab}>
            <Link to={to(tab)} aria-current={tab === current ? "page" : undefined} preventScrollReset>
              {texts[tab]} <span>{number(counts[tab])}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
