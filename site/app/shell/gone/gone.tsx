import { pages } from "@setu/contract/pages";
import { Link } from "react-router";
import { Action } from "../../components/action/action.tsx";
import { useTexts } from "../../i18n/texts.ts";
import type { Problem } from "../../page-data.ts";
import styles from "../not-available/not-available.module.css";

/** For a deleted item: a sentence that says so, and a link to the nearest page. */
export function Gone({ message, after }: Pick<Problem, "message" | "after">) {
  const texts = useTexts();
  return (
    <div className={styles.page}>
      <p className={styles.number}>410</p>
      <h1>{texts.goneTitle}</h1>
      <p className={styles.sentence}>{message}</p>
      {after ? (
        <Action href={after.href} label={after.name} />
      ) : (
        <Action href={pages.home.href()} label={texts.backToHome} />
      )}
      {after && (
        <p>
          <Link to={pages.home.href({}, "#contact")}>{texts.contactUs}</Link>
        </p>
      )}
    </div>
  );
}
