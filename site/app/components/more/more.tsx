import type { ReactNode } from "react";
import { ArrowIcon } from "../icons/icons.tsx";
import { Link } from "../link/link.tsx";
import styles from "./more.module.css";

interface Props {
  to: string;
  /** The link's subject, for screen reader users who hear links out of context (WCAG 2.2, 2.4.4). */
  about?: string;
  children: ReactNode;
}

/** The link from a part of a page to more about it: "Read More →". */
export function More({ to, about, children }: Props) {
  return (
    <Link className={styles.more} to={to}>
      <span className={styles.label}>{children}</span>
      {about && <span className={styles.about}>: {about}</span>}
      <ArrowIcon />
    </Link>
  );
}
