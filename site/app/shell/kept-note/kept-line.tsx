import { useEffect } from "react";
import { useRevalidator } from "react-router";
import { isReached } from "../../chunks/reload.ts";
import { useLanguage } from "../../i18n/texts.ts";
import { keptTime } from "../../offline/kept-time.ts";
import { SavedPages } from "../../offline/saved-pages.tsx";
import styles from "./kept-note.module.css";

const againMs = 10_000;

const words = {
  en: (ago: string, on: string) => `No internet connection. This copy was saved ${ago}, on ${on}.`,
  ne: (ago: string, on: string) => `इन्टरनेट जडान छैन। यो प्रति ${ago} सेभ भएको हो: ${on}।`,
};

/** A note with the age of a kept copy. `since` is in HTTP's date format. */
export function KeptLine({ since }: { since: string }) {
  const { locale } = useLanguage();
  useRenewal();
  const { ago, on } = keptTime(new Date(since), new Date(), locale);
  return (
    <p className={styles.note}>
      <span>{words[locale](ago, on)}</span> <SavedPages />
    </p>
  );
}

/** Reloads the page's data as soon as there is a connection. */
function useRenewal(): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    // Without a connection, a message that the page cannot be loaded would cover it.
    const renew = () => void isReached().then((reached) => (reached ? revalidate() : undefined));
    // A browser reports that it is online before the connection works.
    const again = setInterval(renew, againMs);
    addEventListener("online", renew);
    return () => {
      clearInterval(again);
      removeEventListener("online", renew);
    };
  }, [revalidate]);
}
