import { pages } from "@setu/contract/pages";
import { useEffect } from "react";
import { More } from "../../components/more/more.tsx";
import { Opening } from "../../components/opening/opening.tsx";
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
    <div className={styles.page} data-title={own.instead}>
      <div className={styles.instead}>
        <p className={styles.title}>{own.instead}</p>
        <p className={message.lead}>{own.notKept}</p>
        <button type="button" className={styles.again} data-again>
          {texts.tryAgain}
        </button>
      </div>
      <Opening title={own.title} lead={own.readable} />
      <div className={styles.kept}>
        <ul id="kept-pages" className={styles.list} aria-label={own.title} />
        <div id="none-kept" className={styles.none}>
          <h2>{own.none}</h2>
          <p>{own.how}</p>
          <p>
            <More to={pages.projects.href()}>{texts.allProjects}</More>
          </p>
        </div>
      </div>
    </div>
  );
}
