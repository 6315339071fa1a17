import { pages } from "@setu/contract/pages";
import type { VacancyDetail } from "@setu/contract/vacancies";
import { Action } from "../../../components/action/action.tsx";
import { More } from "../../../components/more/more.tsx";
import { PrintButton } from "../../../components/print-button/print-button.tsx";
import { Share } from "../../../components/share/share.tsx";
import { usePageTexts } from "../../../i18n/texts.ts";
import split from "../../../layout/split.module.css";
import { telephone } from "../../../text/telephone.ts";
import styles from "./career-page.module.css";
import { words } from "./texts.ts";

/** Beside the text: the link to the form, the benefits, and the contact person. */
export function CareerAside({ vacancy }: { vacancy: VacancyDetail }) {
  const texts = usePageTexts(words);
  const { id, status, benefits, contact, locale } = vacancy;
  return (
    <>
      {status === "open" && (
        <div className={styles.apply}>
          <Action href={pages.apply.href({ id })} label={texts.apply} />
        </div>
      )}
      {benefits && (
        <section aria-labelledby="benefits">
          <h2 id="benefits">{texts.benefits}</h2>
          <ul lang={locale.served}>
            {benefits
              .split("\n")
              .filter((line) => line.trim())
              .map((line) => (
                <li key={line}>{line}</li>
              ))}
          </ul>
        </section>
      )}
      {contact && (
        <section aria-labelledby="contact-person">
          <h2 id="contact-person">{texts.contact}</h2>
          <address className={split.contact} lang={locale.served}>
            {contact.split("\n").map((line) => (
              <ContactLine key={line} line={line.trim()} subject={vacancy.ref} />
            ))}
          </address>
        </section>
      )}
      <div className={split.ways}>
        <PrintButton label={texts.print} />
        <Share />
        <More to={pages.careers.href()}>{texts.all}</More>
      </div>
    </>
  );
}

/** An email address or a telephone number on its own line becomes a link. */
function ContactLine({ line, subject }: { line: string; subject: string }) {
  if (/^[^\s@]+@[^\s@]+$/.test(line))
    return <a href={`mailto:${line}?subject=${encodeURIComponent(subject)}`}>{line}</a>;
  if (/^\+?[\d०-९][\d०-९ ()-]{5,}$/.test(line)) return <a href={telephone(line)}>{line}</a>;
  return <span>{line}</span>;
}
