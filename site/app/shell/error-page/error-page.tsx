import { localizedPath } from "@setu/contract/locale";
import { useEffect, useState } from "react";
import { useLocation, useNavigation, useRouteError } from "react-router";
import { ChunkLoadError } from "../../chunks/load-chunk.ts";
import { isReached } from "../../chunks/reload.ts";
import { useReload } from "../../chunks/use-reload.ts";
import { useLanguage } from "../../i18n/texts.ts";
import { useProgress } from "../progress/progress.tsx";
import styles from "../shell/shell.module.css";

/** In the place of a page that broke or did not come. */
export function PageError() {
  const progress = useProgress();
  const arrived = useNavigation().state === "idle";
  useEffect(() => {
    // Not before: the end of the way here would still call it finished.
    if (arrived) progress.fail();
  }, [arrived, progress]);
  return <Message />;
}

/** When the shell itself breaks. */
export function ShellError() {
  return (
    <main id="content">
      <Message />
    </main>
  );
}

/** What the visitor can do, without the cause. */
function Message() {
  const error = useRouteError();
  const { locale, texts } = useLanguage();
  // The page that the visitor wanted: the failed navigation has changed the address.
  const { pathname, search, hash } = useLocation();
  const missesChunk = error instanceof ChunkLoadError;
  const reload = useReload(missesChunk);
  // Pressed, and the server was not there: a button that does nothing seems to be broken.
  const [isUnreached, setUnreached] = useState(false);
  useEffect(() => console.error(error), [error]);

  if (reload === "trying") {
    return (
      <p className={styles.page} role="status">
        {texts.loading}
      </p>
    );
  }
  const isOffline = reload === "waiting" || isUnreached;
  return (
    <div className={styles.page} role="alert">
      <h1>{isOffline ? texts.noConnection : texts.somethingWentWrong}</h1>
      {reload === "waiting" ? <p>{texts.loadsWhenConnected}</p> : missesChunk && <p>{texts.partMissing}</p>}
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
    </div>
  );
}
