import type { Report } from "@setu/contract/reports";
import { DocumentList } from "../../../components/document-list/document-list.tsx";
import { usePageTexts } from "../../../i18n/texts.ts";
import layout from "../../../layout/section.module.css";
import styles from "./person-page.module.css";
import { words } from "./texts.ts";

/** The person's publications, with their documents. */
export function PersonReports({ reports }: { reports: Report[] }) {
  const own = usePageTexts(words);
  return (
    <section className={styles.reports} aria-labelledby="publications">
      <h2 id="publications">{own.publications}</h2>
      <ul>
        {reports.map((report) => (
          <li key={report.id} lang={report.locale.served}>
            <p className={layout.note}>
              {report.type_text}
              <br />
              {report.fiscal_year.text}
            </p>
            <div>
              <h3>{report.name}</h3>
              {report.files.length > 0 ? <DocumentList documents={report.files} /> : <p>{report.description}</p>}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
