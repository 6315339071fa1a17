import { inBothCalendars } from "@setu/contract/calendar/own-calendar";
import { devanagariDigits } from "@setu/contract/digits";
import type { Locale } from "@setu/contract/locale";
import type { SearchItem } from "@setu/contract/search/results";
import type { CalendarDate } from "@setu/contract/shapes/calendar-date";
import { Link } from "../../components/link/link.tsx";
import { Marked } from "../../components/marked/marked.tsx";
import { useLanguage, usePageTexts, useTexts } from "../../i18n/texts.ts";
import layout from "../../layout/section.module.css";
import styles from "./search-page.module.css";
import { words } from "./texts.ts";

interface Props {
  item: SearchItem;
  marks: readonly string[];
}

/** A project's day is its first one, which means nothing beside days of publication: its year does. */
const yearOf = ({ ad, bs }: CalendarDate, locale: Locale): string =>
  locale === "ne" && bs ? `वि.सं. ${devanagariDigits(bs.slice(0, 4))}` : ad.slice(0, 4);

/** A result: its kind and date, its title, and the text around the match. */
export function ResultRow({ item, marks }: Props) {
  const { kind_text: kind, name, path, date, details, excerpt, names, page, suggested, locale } = item;
  const texts = useTexts();
  const own = usePageTexts(words);
  const { locale: shown } = useLanguage();
  const title = <Marked text={name} marks={marks} />;
  return (
    <li className={styles.row}>
      <p className={`${layout.note} ${styles.about}`}>
        <span>{kind}</span>
        {suggested && <strong className={styles.suggested}>{own.suggested}</strong>}
        {details.map((detail) => (
          <span key={detail.text} lang={detail.locale}>
            {detail.text}
          </span>
        ))}
        {date && (
          <time dateTime={date.ad}>
            {item.kind === "project" ? yearOf(date, shown) : inBothCalendars(date, shown)[0]}
          </time>
        )}
        {page !== null && <span>{own.page(texts.number(page))}</span>}
      </p>
      <div>
        <h2 lang={locale.served}>
          {path.startsWith("/documents/") ? <a href={path}>{title}</a> : <Link to={path}>{title}</Link>}
        </h2>
        {excerpt.text && (
          <p className={styles.excerpt} lang={excerpt.locale}>
            <Marked text={excerpt.text} marks={marks} />
          </p>
        )}
        {names && (
          <p className={`${layout.note} ${styles.names}`}>
            {own.related}{" "}
            <span lang={names.locale}>
              <Marked text={names.text} marks={marks} />
            </span>
          </p>
        )}
      </div>
    </li>
  );
}
