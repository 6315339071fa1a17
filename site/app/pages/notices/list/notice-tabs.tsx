import type { NoticeList } from "@setu/contract/notices";
import { useLocation } from "react-router";
import { Tabs } from "../../../components/tabs/tabs.tsx";
import { usePageTexts, useTexts } from "../../../i18n/texts.ts";
import { useQuery } from "../../../use-query.ts";
import styles from "./notice-tabs.module.css";
import { words } from "./texts.ts";

const states = ["open", "closed", "all"] as const;

/** The open notices, the closed ones and all. */
export function NoticeTabs({ counts }: { counts: NoticeList["counts"] }) {
  const texts = usePageTexts(words);
  const { number } = useTexts();
  const { pathname } = useLocation();
  const query = useQuery();
  const current = query.get("status") ?? "open";
  const to = (state: string) => {
    const type = query.get("type");
    const next = new URLSearchParams({ ...(state !== "open" && { status: state }), ...(type && { type }) });
    return { pathname, search: next.size > 0 ? `?${next}` : "" };
  };
  const tabs = states.map((state) => ({
    to: to(state),
    text: (
      <>
        {texts[state]} <span>{number(counts[state])}</span>
      </>
    ),
    isShown: state === current,
  }));
  return <Tabs label={texts.tabs} tabs={tabs} className={styles.counted} preventScrollReset />;
}
