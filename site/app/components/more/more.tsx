import type { ReactNode } from "react";
import { ArrowIcon } from "../icons/icons.tsx";
import { Link } from "../link/link.tsx";
import styles from "./more.module.css";

interface Props {
  to: string;
  /** The link's subject, for visitors who hear links out of their context (WCAG 2.2, 2.4.4). */
  about?: string;
  children: ReactNode;
}

/** The link that leads on from a part of a page: "Read More →". */
export function More({ to, about, children }: Props) {
  return (
    <Link className={styles.more} to={to}>
      <span className={styles.label}>{children}</span>
      {about && <span className={styles.about}>: {about}</span>}
      <ArrowIcon />
    </Link>
  );
}
