import { type ComponentType, lazy, Suspense } from "react";
import { useKeptSince } from "../../api/kept-copy.ts";
import { loadQuiet } from "../later.ts";
import styles from "./kept-note.module.css";

/** It adds no weight to the first visit: it loads when the page is quiet (app/shell/quiet.ts). */
const KeptLine = lazy<ComponentType<{ since: string }>>(() =>
  loadQuiet().then(
    ({ KeptLine: line }) => ({ default: line }),
    () => ({ default: () => null }),
  ),
);

/** A note over a page that is a copy from an earlier visit, since there is no connection: says how old it is. */
export function KeptNote() {
  const since = useKeptSince();
  return (
    <div className={styles.place} role="status">
      {since && (
        <Suspense>
          <KeptLine since={since} />
        </Suspense>
      )}
    </div>
  );
}
