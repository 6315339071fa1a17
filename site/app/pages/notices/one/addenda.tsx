import { inBothCalendars } from "@setu/contract/calendar/own-calendar";
import type { Addendum } from "@setu/contract/notices";
import { DocumentList } from "../../../components/document-list/document-list.tsx";
import { Paragraphs } from "../../../components/paragraphs/paragraphs.tsx";
import { useLanguage, usePageTexts } from "../../../i18n/texts.ts";
import styles from "./notice-page.module.css";
import { words } from "./texts.ts";

/** The addenda of a notice in order of time: their texts and changes. */
export function Addenda({ addenda }: { addenda: Addendum[] }) {
  const texts = usePageTexts(words);
  const {
    locale,
    texts: { number: figure },
  } = useLanguage();
  if (addenda.length === 0) return null;
  return (
    <section className={styles.part} aria-labelledby="addenda">
      <h2 id="addenda">{texts.addenda}</h2>
      <ol className={styles.addenda}>
        {addenda.map(({ number, date, name, description, changes, files }) => (
          <li key={number} id={`addendum-${number}`}>
            <p className={styles.note}>
              {texts.addendum(figure(number))} · <time dateTime={date.ad}>{inBothCalendars(date, locale)[0]}</time>
            </p>
            <h3>{name}</h3>
            {description && <Paragraphs text={description} />}
            {changes.length > 0 && (
              <table className={styles.changes}>
                <caption>{texts.changes}</caption>
                <thead>
                  <tr>
                    <th scope="col">{texts.clause}</th>
                    <th scope="col">{texts.was}</th>
                    <th scope="col">{texts.isNow}</th>
                  </tr>
                </thead>
                <tbody>
                  {changes.map(({ what, before, after }) => (
                    <tr key={what}>
                      <th scope="row">{what}</th>
                      <td>{before && <del>{before}</del>}</td>
                      <td>
                        <ins>{after}</ins>
                      </td>
                    </tr>
                  ))}
                </tbody>
              </table>
            )}
            <DocumentList documents={files} showChecksum />
          </li>
        ))}
      </ol>
    </section>
  );
}
