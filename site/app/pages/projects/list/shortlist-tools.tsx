import { pages } from "@setu/contract/pages";
import { type ReactNode, useEffect, useRef } from "react";
import { useNavigate } from "react-router";
import { Action } from "../../../components/action/action.tsx";
import { More } from "../../../components/more/more.tsx";
import { PrintButton } from "../../../components/print-button/print-button.tsx";
import { Share } from "../../../components/share/share.tsx";
import { usePageTexts } from "../../../i18n/texts.ts";
import styles from "./shortlist.module.css";
import { words } from "./texts.ts";
import { shortlistAddress, useShortlist } from "./use-shortlist.ts";

interface Props {
  ids: readonly number[];
  count: string;
  /** The views of the list. */
  children: ReactNode;
}

/** The tools of a page that compares projects, instead of the filters. */
export function ShortlistTools({ ids, count, children }: Props) {
  const own = usePageTexts(words);
  useFollowing(ids);
  return (
    <div className={styles.tools}>
      {ids.length > 0 && (
        <Action href={pages.home.href({ projects: ids.join(",") }, "#contact")} label={own.askShortlist} />
      )}
      <PrintButton label={own.print} />
      <Share withQuery />
      <More to={pages.projects.href()}>{own.allProjects}</More>
      <p className={styles.count} role="status">
        {count}
      </p>
      {children}
    </div>
  );
}

/** While the address shows the visitor's own shortlist, a project that is removed from it leaves the page too. */
function useFollowing(shown: readonly number[]): void {
  const navigate = useNavigate();
  const { ids } = useShortlist();
  const before = useRef(ids);
  useEffect(() => {
    const wasOwn = before.current.join() === shown.join();
    if (before.current !== ids && wasOwn) {
      void navigate(ids.length > 0 ? shortlistAddress(ids) : pages.projects.href(), {
        replace: true,
        preventScrollReset: true,
      });
    }
    before.current = ids;
  }, [ids, shown, navigate]);
}
