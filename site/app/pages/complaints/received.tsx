import type { ComplaintAccepted } from "@setu/contract/complaints/complaints";
import { digitsIn } from "@setu/contract/digits";
import { localizedPath } from "@setu/contract/locale";
import { pages } from "@setu/contract/pages";
import { useSyncExternalStore } from "react";
import { useResultFocus } from "../../components/form/use-result-focus.ts";
import { More } from "../../components/more/more.tsx";
import { PrintButton } from "../../components/print-button/print-button.tsx";
import { useLanguage, usePageTexts } from "../../i18n/texts.ts";
import styles from "./complaints.module.css";
import { Promised } from "./promised.tsx";
import { words } from "./texts.ts";
import { useLeaveQuestion } from "./use-leave-question.ts";

const never = () => () => {};

/** The code, which is shown once, and the promised days. */
export function Received({ accepted, message }: { accepted: ComplaintAccepted["data"]; message: string }) {
  const texts = usePageTexts(words);
  const { locale } = useLanguage();
  const heading = useResultFocus<HTMLHeadingElement>(accepted);
  const { sent } = texts;
  useLeaveQuestion(true, sent.leave);
  // The browser knows the site's name; a page without script has it at the end of its sheet.
  const host = useSyncExternalStore(
    never,
    () => location.host,
    () => "",
  );
  return (
    <section className={styles.received} aria-labelledby="code">
      <p role="status">{message}</p>
      <h2 id="code" ref={heading} tabIndex={-1}>
        {sent.title}
      </h2>
      <p className={styles.code}>
        <span className={styles.note}>{sent.code}</span>
        <strong>{digitsIn(accepted.code, locale)}</strong>
        <span className={styles.note}>
          {sent.reference} {accepted.reference}
        </span>
      </p>
      <p>{sent.lead}</p>
      <Promised promised={accepted.promised} />
      <div className={styles.after}>
        <More to={pages.complaintStatus.href()}>{sent.follow}</More>
        <PrintButton label={sent.print} />
      </div>
      <p className={styles.where}>
        {sent.where} <strong>{host + localizedPath(pages.complaintStatus.href(), locale)}</strong>
      </p>
      <p className={styles.note}>{texts.sharedPhone}</p>
    </section>
  );
}
