import type { NoticeSummary } from "@setu/contract/notices";
import { Link } from "react-router";
import { ArrowIcon } from "../../components/icons.tsx";
import { useLanguage, usePageTexts } from "../../i18n/texts.ts";
import { inBothCalendars } from "../../text/calendars.ts";
import styles from "./notice-row.module.css";
import { words } from "./texts.ts";

/** A notice in a line: number, title, what hangs on it, and until when. */
export function NoticeRow({ notice, level: Heading }: { notice: NoticeSummary; level: "h2" | "h3" }) {
  const texts = usePageTexts(words);
  const { locale: page, texts: shared } = useLanguage();
  const { id, name, status, published, locale, addenda_count: addenda, files } = notice;
  const extras = [
    addenda > 0 && texts.addenda(addenda, shared.number(addenda)),
    files.length > 0 && texts.documents(files.length, shared.number(files.length)),
  ].filter(Boolean);
  return (
    <article className={styles.row} data-status={status}>
      <p className={styles.note}>
        {notice.number}
        <span>{notice.type_text}</span>
      </p>
      <div>
        <Heading>
          <Link to={`/notices/${id}`} lang={locale.served}>
            {name}
          </Link>
        </Heading>
        <p className={styles.note}>
          {notice.is_new && <strong className={styles.badge}>{texts.isNew}</strong>}
          {texts.published} <time dateTime={published.ad}>{inBothCalendars(published, page)[0]}</time>
          {extras.length > 0 && ` · ${extras.join(" · ")}`}
        </p>
      </div>
      <NoticeEnd notice={notice} />
      <ArrowIcon />
    </article>
  );
}

function NoticeEnd({ notice: { status, deadline, closes_soon: soon } }: { notice: NoticeSummary }) {
  const texts = usePageTexts(words);
  const { locale } = useLanguage();
  if (status === "withdrawn") return <p className={styles.end}>{texts.withdrawn}</p>;
  if (!deadline) return <p className={styles.end}>{texts.noDeadline}</p>;
  const { date, at, time, remaining } = deadline;
  const [first, second] = inBothCalendars(date, locale);
  return (
    <p className={styles.end} data-soon={soon ? "" : undefined}>
      <span className={styles.remaining}>{remaining ?? texts.closed}</span>
      <time dateTime={at}>
        {first}, {time}
      </time>
      {second && <small>{second}</small>}
    </p>
  );
}
