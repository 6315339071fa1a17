import type { CareersList } from "@setu/contract/vacancies";
import { usePageTexts, useTexts } from "../../../i18n/texts.ts";
import styles from "./careers-page.module.css";
import { words } from "./texts.ts";

/** The steps of hiring, numbered, and the time within which every applicant has an answer. */
export function HowWeHire({ hiring: { steps, promise, locale } }: { hiring: CareersList["hiring"] }) {
  const texts = usePageTexts(words);
  const { number } = useTexts();
  if (steps.length === 0) return null;
  return (
    <section className={styles.how} aria-labelledby="how">
      <div className={styles.head}>
        <h2 id="how">{texts.how}</h2>
        {promise !== null && <p className={styles.promise}>{texts.promise(promise, number(promise))}</p>}
      </div>
      <ol className={styles.steps} lang={locale.served}>
        {steps.map(({ name, text }) => (
          <li key={name}>
            <h3>{name}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
