import type { StoryQuote as Quote } from "@setu/contract/stories/stories";
import { Picture } from "../../../components/picture/picture.tsx";
import { useLanguage, usePageTexts } from "../../../i18n/texts.ts";
import layout from "../../../layout/section.module.css";
import { words } from "../texts.ts";
import styles from "./story-quote.module.css";

/** A quote in the reader's language, marked as a translation where it is one, with the original words. */
export function StoryQuote({ quote }: { quote: Quote }) {
  const texts = usePageTexts(words);
  const { locale } = useLanguage();
  const { text, language, translation, name, title, organisation } = quote;
  const isForeign = language !== locale;
  const shown = isForeign && translation ? { words: translation, lang: locale } : { words: text, lang: language };
  const [portrait] = quote.files;
  return (
    <section className={`${layout.band} ${layout.tinted} ${styles.band}`} aria-label={texts.quote}>
      <figure className={styles.quote}>
        <blockquote lang={shown.lang}>
          <p>{shown.words}</p>
        </blockquote>
        <figcaption>
          {portrait && <Picture file={portrait} sizes="6rem" className={styles.portrait} />}
          <div>
            {name && (
              <p className={styles.name} lang={quote.locale.served}>
                {name}
              </p>
            )}
            <p lang={quote.locale.served}>{[title, organisation].filter(Boolean).join(", ")}</p>
            {isForeign && (
              <p className={styles.note}>{translation ? texts.translated[language] : texts.said[language]}</p>
            )}
          </div>
        </figcaption>
        {isForeign && translation && (
          <details className={styles.original}>
            <summary>{texts.original}</summary>
            <p lang={language}>{text}</p>
          </details>
        )}
      </figure>
    </section>
  );
}
