import type { ReactNode } from "react";
import styles from "./empty.module.css";

/** What a list says that has nothing to show: a plain sentence and one way on. */
export function Empty({ sentence, children }: { sentence: string; children?: ReactNode }) {
  return (
    <div className={styles.empty}>
      <p>{sentence}</p>
      {children}
    </div>
  );
}
