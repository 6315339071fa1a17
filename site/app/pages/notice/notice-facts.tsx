import type { CalendarDate, Deadline } from "@setu/contract/calendar-date";
import type { NoticeDetail } from "@setu/contract/notices";
import type { Fact } from "../../components/fact-box.tsx";
import type { words } from "./texts.ts";

type Words = (typeof words)["en"];

/** A day in both calendars, the page's own first. */
const Day = ({ date, time }: { date: CalendarDate; time?: string | null | undefined }) => (
  <>
    <time dateTime={date.ad}>
      {date.ad_text}
      {time && `, ${time}`}
    </time>
    {date.bs_text && (
      <>
        <br />
        <small>{date.bs_text}</small>
      </>
    )}
  </>
);

const moment = ({ date, time, at }: Deadline) => (
  <>
    <time dateTime={at}>
      {date.ad_text}, {time} (UTC+5:45)
    </time>
    <br />
    <small>{date.bs_text}</small>
  </>
);

/** The key dates of a notice as a title block: the deadline with what remains comes first, across the sheet. */
export function noticeFacts(notice: NoticeDetail, texts: Words): Fact[] {
  const { deadline, first_deadline: before, questions_until: questions, status, published } = notice;
  const facts: Fact[] = [
    {
      label: texts.deadline,
      columns: 4,
      value: deadline ? moment(deadline) : texts.noDeadline,
    },
    {
      label: deadline?.remaining && status === "open" ? texts.remaining : texts.state,
      value: status === "open" ? (deadline?.remaining ?? texts.open) : texts[status],
    },
    { label: texts.published, value: <Day date={published} /> },
  ];
  if (before) {
    facts.push({
      label: texts.before,
      value: (
        <s>
          <Day date={before} />
        </s>
      ),
    });
  }
  if (questions)
    facts.push({ label: texts.questionsUntil, value: <Day date={questions.date} time={questions.time} /> });
  for (const { name, date, time } of notice.key_dates) {
    facts.push({ label: name, columns: 3, value: <Day date={date} time={time} /> });
  }
  return facts;
}
