import type { About } from "@setu/contract/firm/about";
import type { SectionInfo } from "@setu/contract/home";
import { BothCalendars } from "../../../components/both-calendars/both-calendars.tsx";
import { SectionHead } from "../../../components/section-head/section-head.tsx";
import { usePageTexts } from "../../../i18n/texts.ts";
import layout from "../../../layout/section.module.css";
import styles from "./about-page.module.css";
import { words } from "./texts.ts";

/** Numbers with their units and the day that they were counted on, which is shown once if all have the same. */
export function Figures({ stats, info }: { stats: About["stats"]; info: SectionInfo }) {
  const own = usePageTexts(words);
  const days = new Set(stats.map(({ as_of: day }) => day?.ad));
  const common = days.size === 1 ? stats[0]?.as_of : null;
  return (
    <section className={`${layout.band} ${layout.ink} ${styles.counted}`} aria-labelledby="figures">
      <SectionHead id="figures" info={info} unwritten={info.name}>
        {common && (
          <p className={layout.note}>
            {own.asOf} <BothCalendars date={common} />
          </p>
        )}
      </SectionHead>
      <dl className={styles.figures}>
        {stats.map(({ key, value, unit, as_of: day, locale }) => (
          <div key={key} lang={locale.served}>
            <dt>
              {key}
              {day && !common && (
                <span className={layout.note}>
                  {own.asOf} <BothCalendars date={day} />
                </span>
              )}
            </dt>
            <dd>
              {value}
              {unit && <span> {unit}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
