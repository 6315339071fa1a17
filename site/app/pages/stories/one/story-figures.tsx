import type { Locale } from "@setu/contract/locale";
import type { StoryFigure } from "@setu/contract/stories/stories";
import { inOrder } from "../../../components/in-order/in-order.tsx";
import { usePageTexts } from "../../../i18n/texts.ts";
import { FigureSource } from "../figure-source.tsx";
import { isLongValue } from "../long-value.ts";
import { words } from "../texts.ts";
import styles from "./story-figures.module.css";

/** A story's figures, each with its day and source. */
export function StoryFigures({ figures, lang }: { figures: StoryFigure[]; lang: Locale }) {
  const texts = usePageTexts(words);
  if (figures.length === 0) return null;
  return (
    <dl className={styles.figures} aria-label={texts.figures}>
      {inOrder(figures, (figure) => (
        <div>
          <dt lang={lang}>{figure.label}</dt>
          <dd>
            <span className={styles.value} lang={lang} data-long={isLongValue(figure.value)}>
              {figure.value} {figure.unit && <small>{figure.unit}</small>}
            </span>
            <span className={styles.source}>
              <FigureSource figure={figure} />
            </span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
