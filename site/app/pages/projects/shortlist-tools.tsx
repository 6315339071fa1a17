import type { ReactNode } from "react";
import { Action } from "../../components/action.tsx";
import { More } from "../../components/more.tsx";
import { Share } from "../../components/share.tsx";
import { usePageTexts } from "../../i18n/texts.ts";
import styles from "./shortlist.module.css";
import { words } from "./texts.ts";

interface Props {
  ids: readonly number[];
  count: string;
  /** The views of the list. */
  children: ReactNode;
}

/** In the place of the filters, where some projects stand side by side: what can be done with them. */
export function ShortlistTools({ ids, count, children }: Props) {
  const own = usePageTexts(words);
  return (
    <div className={styles.tools}>
      {ids.length > 0 && <Action href={`/?projects=${ids.join(",")}#contact`} label={own.askShortlist} />}
      <button type="button" className={styles.print} onClick={() => window.print()}>
        {own.print}
      </button>
      <Share withQuery />
      <More to="/projects">{own.allProjects}</More>
      <p className={styles.count} role="status">
        {count}
      </p>
      {children}
    </div>
  );
}
