import type { Report } from "@setu/contract/reports";
import { Picture } from "../../components/picture/picture.tsx";
import { useLanguage } from "../../i18n/texts.ts";
import { coverSizes } from "./cover-sizes.ts";
import styles from "./report-cover.module.css";

/**
 * The cover of the edition in the page's language, or of any other; if there is none, one drawn like those of the files.
 * It is hidden from screen readers, since it repeats the title beside it.
 */
export function ReportCover({ report }: { report: Report }) {
  const { locale } = useLanguage();
  const edition = report.files.find(({ language, cover }) => language === locale && cover);
  const cover = (edition ?? report.files.find((file) => file.cover))?.cover;
  return (
    <div className={styles.cover} aria-hidden="true">
      {cover ? (
        <Picture file={cover} sizes={coverSizes(cover)} />
      ) : (
        <div className={styles.drawn} data-kind={report.type}>
          <span className={styles.year}>{report.fiscal_year.text}</span>
          <span className={styles.title} lang={report.locale.served}>
            {report.name}
          </span>
        </div>
      )}
    </div>
  );
}
