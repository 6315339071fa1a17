import { inBothCalendars } from "@setu/contract/calendar/own-calendar";
import type { OwnPost } from "@setu/contract/forum/forum";
import { RichText } from "../../../components/rich-text/rich-text.tsx";
import { useLanguage, usePageTexts } from "../../../i18n/texts.ts";
import { discussionWords } from "../texts.ts";
import styles from "./post.module.css";
import { OwnTools } from "./post-tools.tsx";

interface Props {
  own: OwnPost;
  session: string;
  isQuestion: boolean;
  onChanged: () => void;
}

/** A member's own post that others do not see: it is waiting, refused or hidden. */
export function OwnWaiting({ own, session, isQuestion, onChanged }: Props) {
  const texts = usePageTexts(discussionWords);
  const { locale } = useLanguage();
  const [day] = inBothCalendars(own.at.date, locale);
  const reason = own.reason ?? "";
  const said = {
    held: texts.waits(own.waits_since?.text ?? day),
    refused: texts.refused(reason),
    hidden: texts.hidden(reason),
    public: "",
  }[own.state];
  return (
    <article id={`post-${own.id}`} className={styles.post} aria-label={isQuestion ? texts.question : texts.reply}>
      <p className={styles.own}>{said}</p>
      <p className={styles.day}>
        <time dateTime={own.at.iso}>{day}</time>
      </p>
      <div lang={own.lang} className={styles.text}>
        <RichText value={own.text} headingLevel={4} />
      </div>
      <div className={styles.tools}>
        <OwnTools own={own} session={session} isQuestion={isQuestion} onChanged={onChanged} />
      </div>
    </article>
  );
}
