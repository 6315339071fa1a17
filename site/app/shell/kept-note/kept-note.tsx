import { useEffect } from "react";
import { useRevalidator } from "react-router";
import { useTexts } from "../../i18n/texts.ts";
import { useKeptSince } from "../../offline/kept-copy.ts";
import styles from "./kept-note.module.css";

const againMs = 10_000;

/** Over a page that is a copy from an earlier visit, since there is no line: of when it is. */
export function KeptNote() {
  const since = useKeptSince();
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!since) return;
    const renew = () => void revalidate();
    // A browser says that it is online before the connection carries anything.
    const again = setInterval(renew, againMs);
    addEventListener("online", renew);
    return () => {
      clearInterval(again);
      removeEventListener("online", renew);
    };
  }, [since, revalidate]);
  return (
    <div className={styles.place} role="status">
      {since && <KeptLine since={since} />}
    </div>
  );
}

/** `since` as HTTP writes dates. */
export function KeptLine({ since }: { since: string }) {
  const texts = useTexts();
  // Browsers know no Nepali dates; Sweden's are those of ISO 8601, which are read alike everywhere.
  const time = new Date(since).toLocaleString("sv-SE", { dateStyle: "short", timeStyle: "short" });
  return <p className={styles.note}>{texts.keptCopy(time)}</p>;
}
