import { localizedPath } from "@setu/contract/locale";
import { useEffect } from "react";
import { useLocation } from "react-router";
import { isReached, reloadWhenReached } from "../../chunks/reload.ts";
import { useLanguage } from "../../i18n/texts.ts";
import styles from "../shell/shell.module.css";

/** Replaces a page when not even the other messages can be loaded: the connection was lost on the first page of a visit. */
export function PlainMessage() {
  const { locale, texts } = useLanguage();
  const { pathname, search, hash } = useLocation();
  useEffect(() => {
    const left = new AbortController();
    void reloadWhenReached(left.signal);
    return () => left.abort();
  }, []);
  return (
    <div className={styles.page} role="alert">
      <h1>{texts.noConnection}</h1>
      <p>{texts.loadsWhenConnected}</p>
      <p>
        <a
          className={styles.again}
          href={localizedPath(pathname, locale) + search + hash}
          onClick={(event) => {
            event.preventDefault();
            void isReached().then((reached) => reached && location.reload());
          }}
        >
          {texts.tryAgain}
        </a>
      </p>
    </div>
  );
}
