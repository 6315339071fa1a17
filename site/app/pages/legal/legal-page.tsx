import { Dotted } from "../../components/dotted/dotted.tsx";
import { Opening } from "../../components/opening/opening.tsx";
import { PrintButton } from "../../components/print-button/print-button.tsx";
import { RichText } from "../../components/rich-text/rich-text.tsx";
import { usePageTexts } from "../../i18n/texts.ts";
import { usePageData } from "../../page-data.ts";
import styles from "./legal-page.module.css";
import type { LegalPageData } from "./load-legal.ts";
import { StateNote } from "./state-note.tsx";
import { words } from "./texts.ts";
import { Versions } from "./versions.tsx";

/** A legal text with its table of contents beside it, and its versions below. */
export function LegalPage() {
  const { legal, opening, sections } = usePageData<LegalPageData>();
  const texts = usePageTexts(words);
  const { served } = legal.locale;
  const since = legal.state === "coming" ? texts.inForceFrom : texts.inForceSince;
  return (
    <article>
      <Opening title={legal.name} note={texts.version(legal.number)} locale={legal.locale}>
        <Dotted className={styles.dates} parts={[since(legal.in_force.text), texts.published(legal.announced.text)]} />
      </Opening>
      <StateNote legal={legal} />
      <div className={styles.page}>
        {sections.length > 1 && (
          <nav className={styles.contents} aria-labelledby="contents">
            <h2 id="contents">{texts.contents}</h2>
            <ol lang={served}>
              {sections.map(({ id, heading }) => (
                <li key={id}>
                  <a href={`#${id}`}>{heading}</a>
                </li>
              ))}
            </ol>
          </nav>
        )}
        <div className={styles.text}>
          <div lang={served} className={styles.sections}>
            <RichText value={opening} />
            {sections.map(({ id, heading, blocks }) => (
              <section key={id} aria-labelledby={id}>
                <h2 id={id} tabIndex={-1}>
                  {heading}
                </h2>
                <RichText value={blocks} headingLevel={3} />
              </section>
            ))}
          </div>
          <footer className={styles.end}>
            <p>{texts.binding[legal.binding]}</p>
            <PrintButton label={texts.print} />
          </footer>
          <Versions kind={legal.kind} versions={legal.versions} shown={legal.number} />
        </div>
      </div>
    </article>
  );
}
