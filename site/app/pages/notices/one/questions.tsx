import { inBothCalendars } from "@setu/contract/calendar/own-calendar";
import type { NoticeDetail } from "@setu/contract/notices";
import { Paragraphs } from "../../../components/paragraphs/paragraphs.tsx";
import { useLanguage, usePageTexts } from "../../../i18n/texts.ts";
import styles from "./notice-page.module.css";
import { words } from "./texts.ts";

/** The public questions with their answers, and the deadline for asking. */
export function Questions({ notice: { qa, questions_until: until, status } }: { notice: NoticeDetail }) {
  const texts = usePageTexts(words);
  const { locale } = useLanguage();
  if (qa.length === 0 && !until) return null;
  const isTaken = until && !until.closed && status === "open";
  return (
    <section className={styles.part} aria-labelledby="questions">
      <h2 id="questions">{texts.questions}</h2>
      <p className={styles.note}>{isTaken ? texts.takenUntil(until.text) : texts.noLonger}</p>
      {qa.length > 0 && (
        <dl className={styles.qa}>
          {qa.map(({ date, question, answer }) => (
            <div key={question}>
              <dt>
                <time className={styles.note} dateTime={date.ad}>
                  {inBothCalendars(date, locale)[0]}
                </time>
                {question}
              </dt>
              <dd>{answer ? <Paragraphs text={answer} /> : texts.notAnswered}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}
