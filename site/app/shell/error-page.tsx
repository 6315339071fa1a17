import { Link, useRouteError } from "react-router";
import { useTexts } from "../i18n/texts.ts";
import styles from "./shell.module.css";

/** When a page itself breaks: what can be done, and nothing of the cause. */
export function ErrorPage() {
  const error = useRouteError();
  const texts = useTexts();
  console.error(error);
  return (
    <main id="content" className={styles.page}>
      <h1>{texts.somethingWentWrong}</h1>
      <p>
        <Link to="." reloadDocument>
          {texts.tryAgain}
        </Link>
      </p>
    </main>
  );
}
