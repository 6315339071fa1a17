import { useEffect, useState } from "react";
import { useTexts } from "../../i18n/texts.ts";
import styles from "./page-skeleton.module.css";

/** A page that loads faster than this shows no skeleton: it would only flicker. */
const patienceMs = 300;

/** Whether the visitor has waited long enough for the skeleton to be shown. */
export function useLongWait(waiting: boolean): boolean {
  const [long, setLong] = useState(false);
  useEffect(() => {
    if (!waiting) return setLong(false);
    const timer = setTimeout(() => setLong(true), patienceMs);
    return () => clearTimeout(timer);
  }, [waiting]);
  return waiting && long;
}

/** The outline of an inner page while it loads. */
export function PageSkeleton() {
  const { loading } = useTexts();
  return (
    <div className={styles.skeleton} role="status" aria-label={loading}>
      <span className={styles.crumbs} />
      <span className={styles.title} />
      <span className={styles.lead} />
      {["first", "second", "third", "fourth", "fifth"].map((row) => (
        <span key={row} className={styles.row} />
      ))}
    </div>
  );
}
