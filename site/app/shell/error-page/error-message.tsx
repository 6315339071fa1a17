import { localizedPath } from "@setu/contract/locale";
import { useEffect, useState } from "react";
import { useLocation, useRouteError } from "react-router";
import { ChunkLoadError } from "../../chunks/load-chunk.ts";
import { isReached } from "../../chunks/reload.ts";
import { useReload } from "../../chunks/use-reload.ts";
import { useLanguage } from "../../i18n/texts.ts";
import { SavedPages } from "../../offline/saved-pages.tsx";
import { showDocument } from "../../offline/show-document.ts";
import styles from "../shell/shell.module.css";
import { partMissing } from "./part-missing.ts";

/** A message with what the visitor can do, without the cause. */
export function ErrorMessage() {
  const error = useRouteError();
  const { locale, texts } = useLanguage();
  // The requested page: the failed navigation has changed the address.
  const { pathname, search, hash } = useLocation();
  const missesChunk = error instanceof ChunkLoadError;
  const reload = useReload(missesChunk);
  // Set when the button was pressed and the server could not be reached: a button without effect seems broken.
  const [isUnreached, setUnreached] = useState(false);
  useEffect(() => console.error(error), [error]);

  const isOffline = reload === "waiting" || isUnreached;
  const title = isOffline ? texts.noConnection : texts.somethingWentWrong;
  useEffect(() => {
    // No loader has set a title for this page.
    document.title = title;
  }, [title]);
  useEffect(() => {
    if (reload === "waiting") showDocument().catch(console.warn);
  }, [reload]);

  if (reload === "trying") {
    return (
      <p className={styles.page} role="status">
        {texts.loading}
      </p>
    );
  }
  return (
    <div className={styles.page} role="alert">
      <h1>{title}</h1>
      {reload === "waiting" ? <p>{texts.loadsWhenConnected}</p> : missesChunk && <p>{partMissing[locale]}</p>}
      <p>
        <a
          className={styles.again}
          href={localizedPath(pathname, locale) + search + hash}
          onClick={(event) => {
            event.preventDefault();
            void isReached().then((reached) => (reached ? location.reload() : setUnreached(true)));
          }}
        >
          {texts.tryAgain}
        </a>
      </p>
      {isOffline && <SavedPages className={styles.again} />}
    </div>
  );
}
