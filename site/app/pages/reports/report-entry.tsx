import { inBothCalendars } from "@setu/contract/calendar/own-calendar";
import { pages } from "@setu/contract/pages";
import type { Report } from "@setu/contract/reports";
import { DocumentList } from "../../components/document-list/document-list.tsx";
import { Dotted } from "../../components/dotted/dotted.tsx";
import { More } from "../../components/more/more.tsx";
import { OtherLanguageNote } from "../../components/other-language/other-language.tsx";
import { Paragraphs } from "../../components/paragraphs/paragraphs.tsx";
import { useLanguage, usePageTexts } from "../../i18n/texts.ts";
import { ReportCover } from "./report-cover.tsx";
import styles from "./report-entry.module.css";
import { words } from "./texts.ts";

/** A report: its cover, its summary, and its files. */
export function ReportEntry({ report }: { report: Report }) {
  const texts = usePageTexts(words);
  const { locale: page } = useLanguage();
  const { name, description, type_text: type, published, files, locale } = report;
  return (
    <article className={styles.entry}>
      <ReportCover report={report} />
      <div className={styles.body}>
        <Dotted
          className={styles.note}
          parts={[
            type,
            <time key="published" dateTime={published.ad}>
              {inBothCalendars(published, page)[0]}
            </time>,
          ]}
        />
        <h3 lang={locale.served}>{name}</h3>
        <OtherLanguageNote locale={locale} />
        {description && (
          <details className={styles.summary}>
            <summary>
              {texts.summary}
              <span className={styles.about}>: {name}</span>
            </summary>
            <div lang={locale.served}>
              <Paragraphs text={description} />
            </div>
          </details>
        )}
        {files.length > 0 ? (
          <div className={styles.files}>
            <DocumentList documents={files} title={name} />
          </div>
        ) : (
          <p className={styles.missing}>
            <span>{texts.noFile}</span>
            <More to={pages.home.href({ report: report.id }, "#contact")} about={name}>
              {texts.askForCopy}
            </More>
          </p>
        )}
      </div>
    </article>
  );
}
