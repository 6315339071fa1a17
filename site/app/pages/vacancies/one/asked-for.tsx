import type { VacancyDetail } from "@setu/contract/vacancies";
import { useLanguage, usePageTexts } from "../../../i18n/texts.ts";
import { documentTypes } from "../../../text/document-types.ts";
import styles from "./career-page.module.css";
import { words } from "./texts.ts";

/** The documents and questions of an application, listed before the visitor begins. */
export function AskedFor({ vacancy: { documents, questions, locale } }: { vacancy: VacancyDetail }) {
  const texts = usePageTexts(words);
  const {
    locale: language,
    texts: { number },
  } = useLanguage();
  return (
    <>
      {documents.length > 0 && (
        <section className={styles.part} aria-labelledby="documents">
          <h3 id="documents">{texts.documents}</h3>
          <ul className={styles.documents}>
            {documents.map(({ key, label, required, types, max_mb: size }) => (
              <li key={key}>
                <span lang={locale.served}>{label}</span>
                <span className={styles.note}>
                  {required ? texts.needed : texts.optional} ·{" "}
                  {texts.size(documentTypes(types, language), number(size))}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {questions.length > 0 && (
        <section className={styles.part} aria-labelledby="questions">
          <h3 id="questions">{texts.questions}</h3>
          <ul className={styles.documents} lang={locale.served}>
            {questions.map(({ key, text }) => (
              <li key={key}>{text}</li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
