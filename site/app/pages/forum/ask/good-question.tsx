import { pages } from "@setu/contract/pages";
import { More } from "../../../components/more/more.tsx";
import { usePageTexts } from "../../../i18n/texts.ts";
import split from "../../../layout/split.module.css";
import styles from "./ask-page.module.css";
import { askWords } from "./texts.ts";

/** Advice on what to prepare before signing in, and the ways to an answer without an account. */
export function GoodQuestion() {
  const texts = usePageTexts(askWords);
  return (
    <section className={styles.good} aria-labelledby="good">
      <h2 id="good">{texts.good}</h2>
      <ol className={split.numbered}>
        {texts.goodLines.map((line) => (
          <li key={line}>
            <p>{line}</p>
          </li>
        ))}
      </ol>
      <p className={styles.links}>
        <More to={pages.faqs.href()}>{texts.faq}</More>
        <More to={pages.home.href({}, "#contact")}>{texts.contact}</More>
      </p>
    </section>
  );
}
