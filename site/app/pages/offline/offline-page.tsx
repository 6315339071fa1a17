import { useEffect } from "react";
import { useLanguage, usePageTexts } from "../../i18n/texts.ts";
import message from "../../layout/message.module.css";
import styles from "./offline-page.module.css";
import { showKept } from "./show-kept.ts";
import { words } from "./texts.ts";

/**
 * The page that replaces one that cannot be loaded without a connection, with a list of the kept ones. The worker shows it at other
 * addresses than its own, where React does not run: so `showKept` fills the elements marked here, and the styles know the
 * difference.
 */
export function OfflinePage() {
  const { locale, texts } = useLanguage();
  const own = usePageTexts(words);
  useEffect(() => showKept(locale), [locale]);
  return (
    <div className={`${message.page} ${styles.page}`} data-title={own.instead}>
      <div className={styles.instead}>
        <p className={styles.title}>{own.instead}</p>
        <p className={message.lead}>{own.notKept}</p>
        <button type="button" className={styles.again} data-again>
          {texts.tryAgain}
        </button>
      </div>
      <section className={styles.kept} aria-labelledby="kept">
        <h1 id="kept">{own.title}</h1>
        <p className={`${message.lead} ${styles.readable}`}>{own.readable}</p>
        <ul id="kept-pages" className={styles.list} />
        <p id="none-kept" className={styles.none}>
          {own.none}
        </p>
      </section>
    </div>
  );
}
