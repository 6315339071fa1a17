import type { ServiceDetail } from "@setu/contract/services";
import { DocumentList } from "../../../components/document-list/document-list.tsx";
import { People } from "../../../components/people/people.tsx";
import { usePageTexts } from "../../../i18n/texts.ts";
import layout from "../../../layout/section.module.css";
import styles from "./service-page.module.css";
import { words } from "./texts.ts";

/** A report of one file is that file: its name is given once. */
function Files({ report: { name, files, locale } }: { report: ServiceDetail["reports"][number] }) {
  const [only, ...others] = files;
  if (only && others.length === 0) return <DocumentList documents={[{ ...only, name, locale }]} />;
  return (
    <>
      <h3>{name}</h3>
      <DocumentList documents={files} />
    </>
  );
}

/** The specialists and the reports of a service. Their discipline is the service's, and in their titles. */
export function ServiceCompany({ service: { experts, reports } }: { service: ServiceDetail }) {
  const own = usePageTexts(words);
  if (experts.length === 0 && reports.length === 0) return null;
  return (
    <div className={`${layout.band} ${styles.company}`}>
      {experts.length > 0 && (
        <section className={styles.part} aria-labelledby="experts">
          <h2 id="experts">{own.experts}</h2>
          <div className={styles.experts}>
            <People
              people={experts.map((expert) => ({ ...expert, discipline: null }))}
              heading="h3"
              sizes="(max-width: 40rem) 50vw, 20vw"
            />
          </div>
        </section>
      )}
      {reports.length > 0 && (
        <section className={styles.part} aria-labelledby="reports">
          <h2 id="reports">{own.reports}</h2>
          <ul className={styles.reports}>
            {reports.map((report) => (
              <li key={report.id} lang={report.locale.served}>
                <p className={layout.note}>
                  {report.type_text} · {report.fiscal_year.text}
                </p>
                <Files report={report} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
