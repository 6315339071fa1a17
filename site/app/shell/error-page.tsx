import { useEffect, useState } from "react";
import { Link, useNavigation, useRouteError } from "react-router";
import { ChunkLoadError } from "../chunks/load-chunk.ts";
import { reloadOnce } from "../chunks/reload-once.ts";
import { useTexts } from "../i18n/texts.ts";
import { useProgress } from "./progress.tsx";
import styles from "./shell.module.css";

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

/** What can be done, and nothing of the cause. */
function Message() {
  const error = useRouteError();
  const texts = useTexts();
  const missesChunk = error instanceof ChunkLoadError;
  const [reloading, setReloading] = useState(missesChunk);
  useEffect(() => {
    console.error(error);
    setReloading(missesChunk && reloadOnce());
  }, [error, missesChunk]);

  if (reloading) {
    return (
      <p className={styles.page} role="status">
        {texts.loading}
      </p>
    );
  }
  return (
    <div className={styles.page} role="alert">
      <h1>{texts.somethingWentWrong}</h1>
      {missesChunk && <p>{texts.partMissing}</p>}
      <p>
        <Link className={styles.again} to="." reloadDocument>
          {texts.tryAgain}
        </Link>
      </p>
    </div>
  );
}
