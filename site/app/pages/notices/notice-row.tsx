import type { NoticeSummary } from "@setu/contract/notices";
import { Link } from "react-router";
import { ArrowIcon } from "../../components/icons.tsx";
import { usePageTexts, useTexts } from "../../i18n/texts.ts";
import styles from "./notice-row.module.css";
import { words } from "./texts.ts";

/** A notice in a line: number, title, what hangs on it, and until when. */
export function NoticeRow({ notice }: { notice: NoticeSummary }) {
  const texts = usePageTexts(words);
  const { number } = useTexts();
  const { id, name, status, published, locale, addenda_count: addenda, files } = notice;
  const extras = [
    addenda > 0 && texts.addenda(addenda, number(addenda)),
    files.length > 0 && texts.documents(files.length, number(files.length)),
  ].filter(Boolean);
  return (
    <article className={styles.row} data-status={status}>
      <p className={styles.note}>
        {notice.number}
        <span>{notice.type_text}</span>
      </p>
      <div>
        <h3>
          <Link to={`/notices/${id}`} lang={locale.served}>
            {name}
          </Link>
        </h3>
        <p className={styles.note}>
          {notice.is_new && <strong className={styles.badge}>{texts.isNew}</strong>}
          {texts.published} <time dateTime={published.ad}>{published.ad_text}</time>
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
  if (status === "withdrawn") return <p className={styles.end}>{texts.withdrawn}</p>;
  if (!deadline) return <p className={styles.end}>{texts.noDeadline}</p>;
  const { date, at, time, remaining } = deadline;
  return (
    <p className={styles.end} data-soon={soon ? "" : undefined}>
      <span className={styles.remaining}>{remaining ?? texts.closed}</span>
      <time dateTime={at}>
        {date.ad_text}, {time}
      </time>
      {date.bs_text && <small>{date.bs_text}</small>}
    </p>
  );
}
