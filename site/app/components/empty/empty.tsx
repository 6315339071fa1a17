import type { ReactNode } from "react";
import styles from "./empty.module.css";

/** Shown instead of an empty list: a plain sentence and one link. */
export function Empty({ sentence, children }: { sentence: string; children?: ReactNode }) {
  return (
    <div className={styles.empty}>
      <p>{sentence}</p>
      {children}
    </div>
  );
}
