import type { Locale } from "@setu/contract/locale";
import type { StoryFigure } from "@setu/contract/stories/stories";
import { inOrder } from "../../../components/in-order/in-order.tsx";
import { useLanguage, usePageTexts } from "../../../i18n/texts.ts";
import { inBothCalendars } from "../../../text/calendars.ts";
import { isLongValue } from "../long-value.ts";
import { words } from "../texts.ts";
import styles from "./story-figures.module.css";

/** A story's figures, each with its day and source. */
export function StoryFigures({ figures, lang }: { figures: StoryFigure[]; lang: Locale }) {
  const texts = usePageTexts(words);
  const { locale } = useLanguage();
  if (figures.length === 0) return null;
  return (
    <dl className={styles.figures} aria-label={texts.figures}>
      {inOrder(figures, ({ value, unit, label, source, as_of: day }) => (
        <div>
          <dt lang={lang}>{label}</dt>
          <dd>
            <span className={styles.value} lang={lang} data-long={isLongValue(value)}>
              {value} {unit && <small>{unit}</small>}
            </span>
            <span className={styles.source}>{texts.asOf(source, unbroken(inBothCalendars(day, locale)[0]))}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The same words in one line: "20 July 2025". */
const unbroken = (day: string): string => day.replaceAll(" ", "\u00a0");
