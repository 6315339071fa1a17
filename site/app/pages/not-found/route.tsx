import { data, Link, type LoaderFunctionArgs } from "react-router";
import { useTexts } from "../../i18n/texts.ts";
import { pageContext } from "../../page-context.ts";
import styles from "./not-found.module.css";

export function loader({ context }: LoaderFunctionArgs) {
  const { texts } = context.get(pageContext);
  return data({ head: { title: texts.notAvailableTitle } }, { status: 404 });
}

/** The Content Not Available page; its sentence is the specification's, to the letter. */
export function Component() {
  const texts = useTexts();
  return (
    <div className={styles.page}>
      <h1>{texts.notAvailableTitle}</h1>
      <p>{texts.nothingAvailable}</p>
      <p>
        <Link to="/">{texts.backToHome}</Link>
      </p>
    </div>
  );
}
