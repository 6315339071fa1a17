import type { VacancyDetail } from "@setu/contract/vacancies";
import { Paragraphs } from "../../../components/paragraphs/paragraphs.tsx";
import { usePageTexts } from "../../../i18n/texts.ts";
import styles from "./career-page.module.css";
import { words } from "./texts.ts";

/** Applies to every vacancy: equal opportunity, and the warning about fees. */
export function Promises({ hiring: { equal_chance: equal, fraud_warning: fraud } }: Pick<VacancyDetail, "hiring">) {
  const texts = usePageTexts(words);
  if (!equal && !fraud) return null;
  return (
    <section className={styles.group} aria-labelledby="promises">
      <h2 id="promises">{texts.promises}</h2>
      <div className={styles.promises}>
        {equal && (
          <section aria-labelledby="equal-chance">
            <h3 id="equal-chance">{texts.equalChance}</h3>
            <Paragraphs text={equal} />
          </section>
        )}
        {fraud && (
          <section aria-labelledby="fraud">
            <h3 id="fraud">{texts.fraud}</h3>
            <Paragraphs text={fraud} />
          </section>
        )}
      </div>
    </section>
  );
}
