import type { CareersList } from "@setu/contract/vacancies";
import { Paragraphs } from "../../../components/paragraphs/paragraphs.tsx";
import { usePageTexts } from "../../../i18n/texts.ts";
import styles from "./careers-page.module.css";
import { words } from "./texts.ts";

/** Applies to every vacancy: equal opportunity, the warning about fees, and benefits. */
export function Firm({ hiring }: { hiring: CareersList["hiring"] }) {
  const texts = usePageTexts(words);
  const { equal_chance: chance, fraud_warning: warning, benefits, locale } = hiring;
  if (!chance && !warning && benefits.length === 0) return null;
  return (
    <div className={styles.firm}>
      {chance && (
        <section aria-labelledby="equal-chance">
          <h2 id="equal-chance">{texts.equalChance}</h2>
          <Paragraphs text={chance} lang={locale.served} />
        </section>
      )}
      {warning && (
        <section className={styles.warning} aria-labelledby="fraud">
          <h2 id="fraud">{texts.fraud}</h2>
          <Paragraphs text={warning} lang={locale.served} />
        </section>
      )}
      {benefits.length > 0 && (
        <section aria-labelledby="benefits">
          <h2 id="benefits">{texts.benefits}</h2>
          <ul lang={locale.served}>
            {benefits.map((benefit) => (
              <li key={benefit}>{benefit}</li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
