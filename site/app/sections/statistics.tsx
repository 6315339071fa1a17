import type { Statistic } from "@setu/contract/home";
import styles from "./section.module.css";

export function Statistics({ statistics }: { statistics: Statistic[] }) {
  if (statistics.length === 0) return null;
  return (
    <section className={styles.band}>
      <dl className={styles.figures}>
        {statistics.map((figure) => (
          <div key={figure.label} lang={figure.locale.served}>
            <dt>{figure.label}</dt>
            <dd>{figure.value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
