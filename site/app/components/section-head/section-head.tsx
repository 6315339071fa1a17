import type { SectionInfo } from "@setu/contract/home";
import type { ReactNode } from "react";
import { langOf } from "../../i18n/lang-of.ts";
import styles from "./section-head.module.css";

interface Props {
  id: string;
  info: SectionInfo;
  /** The section's accessible name when no editor has written a heading. */
  unwritten: string;
  /** Other content of the strip: a link, a carousel's buttons. */
  children?: ReactNode;
}

/** The heading of a section, the editor's line beside it, and links or buttons. */
export function SectionHead({ id, info, unwritten, children }: Props) {
  const heading = info.name ? (
    <h2 id={id} className={styles.title}>
      {info.name}
    </h2>
  ) : (
    <h2 id={id} className={styles.unseen} lang={info.locale.requested}>
      {unwritten}
    </h2>
  );
  if (!info.name && !info.description && !children) return heading;
  return (
    <div className={styles.head} lang={langOf(info.locale)}>
      {heading}
      <div className={styles.side}>
        {info.description && <p className={styles.note}>{info.description}</p>}
        {children}
      </div>
    </div>
  );
}
