import { lazy, Suspense, useEffect } from "react";
import { useNavigation } from "react-router";
import { useTexts } from "../../i18n/texts.ts";
import { loadQuiet, written } from "../later.ts";
import { useProgress } from "../progress/progress.tsx";
import styles from "../shell/shell.module.css";
import { PlainMessage } from "./plain-message.tsx";

const ErrorMessage =
  written?.ErrorMessage ??
  lazy(() =>
    loadQuiet().then(
      (quiet) => ({ default: quiet.ErrorMessage }),
      () => ({ default: PlainMessage }),
    ),
  );
/** The heading shown until the rest of the message has loaded. */
function Meanwhile() {
  return (
    <div className={styles.page}>
      <h1>{useTexts().somethingWentWrong}</h1>
    </div>
  );
}

const message = (
  <Suspense fallback={<Meanwhile />}>
    <ErrorMessage />
  </Suspense>
);

/** Replaces a page that broke or failed to load. */
export function PageError() {
  const progress = useProgress();
  const arrived = useNavigation().state === "idle";
  useEffect(() => {
    // Not before: the end of the navigation would still mark it as finished.
    if (arrived) progress.fail();
  }, [arrived, progress]);
  return message;
}

/** Replaces the shell when it breaks. */
export function ShellError() {
  return <main id="content">{message}</main>;
}
