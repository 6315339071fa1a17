import { inBothCalendars } from "@setu/contract/calendar/own-calendar";
import type { DiscussionItem } from "@setu/contract/forum/forum";
import { pages } from "@setu/contract/pages";
import { Dotted } from "../../../components/dotted/dotted.tsx";
import { Link } from "../../../components/link/link.tsx";
import { Marked } from "../../../components/marked/marked.tsx";
import { useLanguage, usePageTexts } from "../../../i18n/texts.ts";
import cover from "../../../layout/cover.module.css";
import { useNameOf } from "../author-name.tsx";
import { words } from "../texts.ts";
import styles from "./discussion-entry.module.css";

interface Props {
  item: DiscussionItem;
  heading?: "h2" | "h3";
  marks?: readonly string[] | undefined;
}

/** A question in a list: its state, title, excerpt, author and date. */
export function DiscussionEntry({ item, heading: Heading = "h3", marks }: Props) {
  const texts = usePageTexts(words);
  const { locale, texts: common } = useLanguage();
  const nameOf = useNameOf();
  const { id, title, excerpt, lang, category, author, asked, last, replies, state, staff_answered: isAnswered } = item;
  const [day] = inBothCalendars(asked.date, locale);
  const [lastDay] = inBothCalendars(last.date, locale);
  return (
    <article className={`${cover.covered} ${styles.entry}`} data-state={state}>
      <div className={styles.words}>
        <Heading lang={lang}>
          <Link to={pages.discussion.href({ id })}>
            <Marked text={title} marks={marks} />
          </Link>
        </Heading>
        <p className={styles.excerpt} lang={lang}>
          {excerpt}
        </p>
        <div className={styles.by}>
          {category && <p lang={category.locale.served}>{category.name}</p>}
          <Dotted
            parts={[
              nameOf(author),
              <time key="asked" dateTime={asked.iso}>
                {day}
              </time>,
            ]}
          />
        </div>
      </div>
      <div className={styles.standing}>
        <p className={styles.state}>{texts.states[state]}</p>
        <p>{texts.replies(common.number(replies))}</p>
        {isAnswered && <p className={styles.expert}>{texts.expertAnswered}</p>}
        {replies > 0 && <p className={styles.last}>{texts.lastOn(lastDay)}</p>}
      </div>
    </article>
  );
}
