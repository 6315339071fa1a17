import { inBothCalendars } from "@setu/contract/calendar/own-calendar";
import type { NoticeSummary } from "@setu/contract/notices";
import { pages } from "@setu/contract/pages";
import { Fragment } from "react";
import { Link } from "../../../components/link/link.tsx";
import { RegisterRow, RowEnd, RowNote, RowNotes } from "../../../components/register-row/register-row.tsx";
import { useLanguage, usePageTexts } from "../../../i18n/texts.ts";
import styles from "./notice-row.module.css";
import { words } from "./texts.ts";

/** A notice in a row: number, title, addenda and files, and its deadline. */
export function NoticeRow({ notice, level: Heading }: { notice: NoticeSummary; level: "h2" | "h3" }) {
  const texts = usePageTexts(words);
  const { locale: page, texts: common } = useLanguage();
  const { id, name, status, published, locale, addenda_count: addenda, files, deadline, closes_soon: soon } = notice;
  return (
    <RegisterRow className={styles.row} over={status !== "open"}>
      <RowNote>
        {notice.number}
        <span>{notice.type_text}</span>
      </RowNote>
      <div>
        <Heading>
          <Link to={pages.notice.href({ id })} lang={locale.served}>
            {name}
          </Link>
        </Heading>
        <RowNotes
          parts={[
            <Fragment key="published">
              {notice.is_new && <strong className={styles.badge}>{texts.isNew}</strong>}
              {texts.published} <time dateTime={published.ad}>{inBothCalendars(published, page)[0]}</time>
            </Fragment>,
            addenda > 0 && texts.addenda(addenda, common.number(addenda)),
            files.length > 0 && texts.documents(files.length, common.number(files.length)),
          ]}
        />
      </div>
      <RowEnd state={stateOf(notice, texts)} deadline={status === "cancelled" ? null : deadline} soon={soon} />
    </RegisterRow>
  );
}

function stateOf({ type, status, deadline, vacancy }: NoticeSummary, texts: (typeof words)["en"]): string {
  if (status === "cancelled") return texts.cancelled;
  if (vacancy?.status === "filled") return texts.filled;
  if (!deadline && (status === "open" || type !== "vacancy")) return texts.noDeadline;
  return (status === "open" && deadline?.remaining) || texts.closed;
}
