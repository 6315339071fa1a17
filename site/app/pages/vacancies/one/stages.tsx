import type { VacancyDetail } from "@setu/contract/vacancies";
import { BothCalendars } from "../../../components/both-calendars/both-calendars.tsx";
import { usePageTexts } from "../../../i18n/texts.ts";
import split from "../../../layout/split.module.css";
import styles from "./career-page.module.css";
import { words } from "./texts.ts";

/** The stages of an application, with their times. */
export function Stages({ vacancy: { stages, locale } }: { vacancy: VacancyDetail }) {
  const texts = usePageTexts(words);
  if (stages.length === 0) return null;
  return (
    <section className={styles.part} aria-labelledby="stages">
      <h3 id="stages">{texts.stages}</h3>
      <ol className={`${split.numbered} ${styles.stages}`}>
        {stages.map(({ name, text, date }) => (
          <li key={name}>
            <div>
              <h4 lang={locale.served}>{name}</h4>
              {date && (
                <p className={styles.note}>
                  <BothCalendars date={date} />
                </p>
              )}
              {text && <p lang={locale.served}>{text}</p>}
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
