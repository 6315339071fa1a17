import { inBothCalendars } from "@setu/contract/calendar/own-calendar";
import { localizedPath } from "@setu/contract/locale";
import type { NoticeDetail } from "@setu/contract/notices";
import { pages } from "@setu/contract/pages";
import { Action } from "../../../components/action/action.tsx";
import { Dialable } from "../../../components/dialable/dialable.tsx";
import { DocumentList } from "../../../components/document-list/document-list.tsx";
import { FactBox } from "../../../components/fact-box/fact-box.tsx";
import { ArrowIcon } from "../../../components/icons/icons.tsx";
import { More } from "../../../components/more/more.tsx";
import { Opening } from "../../../components/opening/opening.tsx";
import { PrintButton } from "../../../components/print-button/print-button.tsx";
import { RichText } from "../../../components/rich-text/rich-text.tsx";
import { useLanguage, usePageTexts } from "../../../i18n/texts.ts";
import split from "../../../layout/split.module.css";
import { usePageData } from "../../../page-data.ts";
import { telephone } from "../../../text/telephone.ts";
import { useFreshUntil } from "../../../use-fresh-until.ts";
import { Addenda } from "./addenda.tsx";
import type { NoticePageData } from "./load-notice.ts";
import { noticeFacts } from "./notice-facts.tsx";
import styles from "./notice-page.module.css";
import { Questions } from "./questions.tsx";
import { words } from "./texts.ts";

/** A notice in full: first its dates, then its text, addenda, questions and answers. */
export function NoticePage() {
  const { notice } = usePageData<NoticePageData>();
  const texts = usePageTexts(words);
  useFreshUntil(notice);
  const { how_to_submit: steps, locale } = notice;
  return (
    <article className={styles.sheet}>
      <Opening title={notice.name} notes={[notice.number, notice.type_text]} locale={locale} />
      <StateBanner notice={notice} />
      <ChangeBanner addenda={notice.addenda} />
      <div className={split.split}>
        <div className={`${split.main} ${styles.main}`}>
          <FactBox label={texts.facts} facts={noticeFacts(notice, texts)} />
          {notice.files.length > 0 && (
            <p className={`${split.jump} ${styles.jump}`}>
              <a href="#documents">
                <span>{texts.documents}</span>
                <ArrowIcon />
              </a>
            </p>
          )}
          {notice.vacancy && notice.status === "open" && (
            <p>
              <Action href={pages.vacancy.href(notice.vacancy)} label={texts.position} />
            </p>
          )}
          <div lang={locale.served}>
            <RichText value={notice.body} />
          </div>
          {steps && (
            <section className={styles.part} aria-labelledby="how">
              <h2 id="how">{notice.type === "vacancy" ? texts.howToApply : texts.howToSubmit}</h2>
              <ol className={`${split.numbered} ${styles.steps}`} lang={locale.served}>
                {steps.split(/\n\s*\n/).map((step) => (
                  <li key={step}>
                    <span>
                      <Dialable>{step}</Dialable>
                    </span>
                  </li>
                ))}
              </ol>
            </section>
          )}
          <Addenda addenda={notice.addenda} />
          <Questions notice={notice} />
        </div>
        <NoticeAside notice={notice} />
      </div>
    </article>
  );
}

/** Documents, the contact, and actions on the notice. */
function NoticeAside({ notice }: { notice: NoticeDetail }) {
  const texts = usePageTexts(words);
  const { locale: page } = useLanguage();
  const { contact } = notice;
  return (
    <aside className={`${split.aside} ${split.following}`}>
      {notice.files.length > 0 && (
        <section aria-labelledby="documents">
          <h2 id="documents">{texts.documents}</h2>
          <DocumentList documents={notice.files} showChecksum />
        </section>
      )}
      {contact && (
        <section aria-labelledby="contact-person">
          <h2 id="contact-person">{texts.contact}</h2>
          <address className={split.contact}>
            {contact.name && <span>{contact.name}</span>}
            {contact.phone && <a href={telephone(contact.phone)}>{contact.phone}</a>}
            {contact.email && (
              <a href={`mailto:${contact.email}?subject=${encodeURIComponent(notice.number)}`}>{contact.email}</a>
            )}
          </address>
        </section>
      )}
      <div className={split.ways}>
        {notice.status === "open" && notice.deadline && (
          <a className={styles.calendar} href={localizedPath(`/feeds/notices/${notice.id}.ics`, page)} download>
            {texts.calendar}
          </a>
        )}
        <PrintButton label={texts.print} />
        <More to={pages.notices.href()}>{texts.all}</More>
      </div>
    </aside>
  );
}

/** Links to the last addendum, above the text that it changes. */
function ChangeBanner({ addenda }: Pick<NoticeDetail, "addenda">) {
  const own = usePageTexts(words);
  const {
    locale,
    texts: { number: figure },
  } = useLanguage();
  const last = addenda.at(-1);
  if (!last) return null;
  return (
    <p className={styles.changed}>
      {own.changedBy} <a href={`#addendum-${last.number}`}>{own.addendum(figure(last.number))}</a>,{" "}
      <span className={styles.bound}>{inBothCalendars(last.date, locale)[0]}</span>
    </p>
  );
}

/** Says above everything else that the notice has closed. */
function StateBanner({ notice }: { notice: NoticeDetail }) {
  const texts = usePageTexts(words);
  const { status, cancellation_reason: reason } = notice;
  if (status === "open") return null;
  return (
    <div className={`${split.banner} ${styles.banner}`}>
      <p>{status === "cancelled" ? texts.cancelledBanner : closedSentence(notice, texts)}</p>
      {reason && <p>{reason}</p>}
    </div>
  );
}

function closedSentence({ deadline, vacancy }: NoticeDetail, texts: (typeof words)["en"]): string {
  if (vacancy?.status === "filled") return texts.filledBanner;
  // A vacancy that was taken from the website closes its notice before the deadline.
  return deadline?.closed ? texts.closedBanner(deadline.date.text) : texts.closedNow;
}
