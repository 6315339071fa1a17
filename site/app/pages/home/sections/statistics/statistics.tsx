import type { Statistic } from "@setu/contract/home";
import reliefAvif from "../../../../assets/relief-dark.avif";
import reliefWebp from "../../../../assets/relief-dark.webp";
import { StaticPicture } from "../../../../components/static-picture/static-picture.tsx";
import { langOf } from "../../../../i18n/lang-of.ts";
import layout from "../../../../layout/section.module.css";
import styles from "./statistics.module.css";

type Figure = Pick<Statistic, "label" | "value"> & Partial<Pick<Statistic, "locale">>;

/** The characters that fit into a column at full size. */
const mostLarge = 5;

export function Statistics({ statistics }: { statistics: Figure[] }) {
  if (statistics.length === 0) return null;
  return (
    <section className={`${layout.band} ${layout.ink} ${styles.statistics}`}>
      <StaticPicture className={styles.relief} avif={reliefAvif} webp={reliefWebp} width={1440} height={810} />
      <dl className={styles.figures}>
        {statistics.map(({ label, value, locale }) => {
          // "210 Million", with or without a space that breaks: only the number is large.
          const [number, ...unit] = value.split(/\s/);
          return (
            <div key={label} lang={langOf(locale)}>
              <dt className={layout.note}>{label}</dt>
              <dd data-long={(number?.length ?? 0) > mostLarge || undefined}>
                {number}
                {unit.length > 0 && <span className={styles.unit}> {unit.join(" ")}</span>}
              </dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}
