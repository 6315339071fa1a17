import type { Locale } from "@setu/contract/locale";
import type { ServedLocale } from "@setu/contract/shapes/served-locale";
import type { ReactNode, RefObject } from "react";
import { usePageData } from "../../page-data.ts";
import { Breadcrumbs } from "../breadcrumbs/breadcrumbs.tsx";
import { Dotted, type Parts } from "../dotted/dotted.tsx";
import { OtherLanguageNote } from "../other-language/other-language.tsx";
import styles from "./opening.module.css";
import { usePrintedQuery } from "./use-printed-query.ts";

interface Props {
  title: string;
  /** Where the title can get the focus. */
  titleRef?: RefObject<HTMLHeadingElement | null>;
  /** The short line above the title, in mono: a number, a date. */
  note?: ReactNode;
  /** The same, of several facts with dots between them. */
  notes?: Parts;
  /** The title in another form, directly below it: a name in the other script. */
  byname?: ReactNode;
  lead?: string | null | undefined;
  /** The language in which title and lead are served. */
  locale?: ServedLocale | undefined;
  /** Whether the page has something beside the whole opening, which is then a column. */
  beside?: boolean;
  children?: ReactNode;
}

/** Characters above which a title is a sentence: in the largest letters it would fill the first screen. */
const longTitle = 60;

/** The top of every inner page: breadcrumbs, title, and a sentence about its content. */
export function Opening({ title, titleRef, note, notes, byname, lead, locale, beside = false, children }: Props) {
  const { head } = usePageData();
  const lang: Locale | undefined = locale?.served;
  usePrintedQuery();
  return (
    <header className={beside ? styles.opening : `${styles.opening} ${styles.wide}`}>
      {head.breadcrumbs && (
        <Breadcrumbs crumbs={head.breadcrumbs} lang={head.breadcrumbs.at(-1)?.name === title ? lang : undefined} />
      )}
      {note && <p className={styles.note}>{note}</p>}
      {notes && <Dotted parts={notes} className={styles.note} />}
      <h1
        ref={titleRef}
        tabIndex={titleRef && -1}
        className={styles.title}
        lang={lang}
        data-long={title.length > longTitle || undefined}
      >
        {title}
      </h1>
      {byname}
      {lead && (
        <p className={styles.lead} lang={lang}>
          {lead}
        </p>
      )}
      {locale && <OtherLanguageNote locale={locale} />}
      {children}
    </header>
  );
}
