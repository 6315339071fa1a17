import type { SectionInfo } from "@setu/contract/home";
import type { ReactNode } from "react";
import styles from "./section-head.module.css";

interface Props {
  id: string;
  info: SectionInfo;
  /** What else stands in the strip: a link, a carousel's buttons. */
  children?: ReactNode;
}

/** The heading of a section, the editor's line beside it, and what else stands there. */
export function SectionHead({ id, info, children }: Props) {
  if (!info.name) return null;
  return (
    <div className={styles.head} lang={info.locale.served}>
      <h2 id={id} className={styles.title}>
        {info.name}
      </h2>
      <div className={styles.side}>
        {info.description && <p className={styles.note}>{info.description}</p>}
        {children}
      </div>
    </div>
  );
}
