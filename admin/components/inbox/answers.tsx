import { calendarDate } from "@setu/content/calendar/dates";
import type { StoredAnswer } from "@setu/content/enquiries/inbox/stored-message";
import type { Language } from "../shared/language.ts";
import { Delivery } from "./delivery.tsx";
import { words } from "./words.ts";

/** The answers to a message, each with the state of its mail. */
export function Answers({
  answers,
  message,
  language,
}: {
  answers: StoredAnswer[];
  message: number;
  language: Language;
}) {
  const texts = words[language];
  if (answers.length === 0) return null;
  return (
    <section aria-labelledby="inbox-answers">
      <h2 id="inbox-answers">{texts.answers}</h2>
      {answers.map((answer) => (
        <article key={answer.id} className="inbox-given">
          <h3 lang={answer.locale}>{answer.subject}</h3>
          <p className="inbox-marks">
            <span>{answer.by}</span>
            <time dateTime={answer.createdAt}>{calendarDate(new Date(answer.createdAt), language).ad_text}</time>
            <Delivery mail={answer} which={answer.id} message={message} language={language} />
          </p>
          <p className="inbox-words" lang={answer.locale}>
            {answer.text}
          </p>
        </article>
      ))}
    </section>
  );
}
