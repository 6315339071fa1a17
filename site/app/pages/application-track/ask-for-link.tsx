import { Form } from "react-router";
import action from "../../components/action.module.css";
import { usePageTexts } from "../../i18n/texts.ts";
import { words } from "./texts.ts";
import styles from "./track-page.module.css";

/** A link comes to whoever names an application's reference and address; nobody is told whether the two belong together. */
export function AskForLink({ problem }: { problem: string | null }) {
  const texts = usePageTexts(words);
  return (
    <section className={styles.part} aria-labelledby="ask">
      {problem && (
        <p className={styles.outcome} role="status">
          {problem}
        </p>
      )}
      <h2 id="ask">{texts.ask}</h2>
      <p className={styles.note}>{texts.askLead}</p>
      <Form className={styles.ask} method="post" action="/application/track">
        <label>
          {texts.email}
          <input type="text" name="email" autoComplete="email" inputMode="email" />
        </label>
        <label>
          {texts.reference}
          <input type="text" name="reference" placeholder="A-7F3K-92QX-M" autoComplete="off" spellCheck="false" />
        </label>
        <button type="submit" className={action.action}>
          {texts.send}
        </button>
      </Form>
    </section>
  );
}
