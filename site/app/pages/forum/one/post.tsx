import { inBothCalendars } from "@setu/contract/calendar/own-calendar";
import type { Post } from "@setu/contract/forum/forum";
import { pages } from "@setu/contract/pages";
import type { ReactNode } from "react";
import { Link } from "../../../components/link/link.tsx";
import { RichText } from "../../../components/rich-text/rich-text.tsx";
import { useLanguage, usePageTexts } from "../../../i18n/texts.ts";
import { AuthorName, useNameOf } from "../author-name.tsx";
import { discussionWords } from "../texts.ts";
import styles from "./post.module.css";

interface Props {
  post: Post;
  /** The post's name for screen readers. */
  label: string;
  isAccepted?: boolean;
  /** Whether it gives its date: the question's is above its title. */
  isDated?: boolean;
  children?: ReactNode;
}

/** One post: its author, date, quote, text and actions. */
export function PostView({ post, label, isAccepted = false, isDated = true, children }: Props) {
  const texts = usePageTexts(discussionWords);
  const { locale } = useLanguage();
  const nameOf = useNameOf();
  const { id, author, lang, text, at, edited, quote } = post;
  const [day] = inBothCalendars(at.date, locale);
  const [editedDay] = edited ? inBothCalendars(edited.date, locale) : [];
  return (
    <article id={`post-${id}`} className={styles.post} data-accepted={isAccepted || undefined} aria-label={label}>
      <header className={styles.by}>
        <AuthorName author={author} />
        <span className={styles.day}>
          {isDated && <time dateTime={at.iso}>{day}</time>}
          {edited && (
            <span>
              {isDated && " · "}
              {texts.edited(editedDay ?? "")}
            </span>
          )}
        </span>
      </header>
      {quote && (
        <blockquote className={styles.quote}>
          <p className={styles.quoted}>
            <a href={`#post-${quote.post}`}>{texts.quoteOf(nameOf(quote.author))}</a>
          </p>
          <p lang={lang}>{quote.text}</p>
        </blockquote>
      )}
      <div lang={lang} className={styles.text}>
        <RichText value={text} headingLevel={4} />
      </div>
      {author.kind === "staff" && (
        <p className={styles.general}>
          {texts.general} <Link to={pages.terms.href()}>{texts.terms}</Link>
        </p>
      )}
      {children}
    </article>
  );
}
