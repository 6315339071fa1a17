import { calendarDate } from "@setu/content/calendar/dates";
import { isoDay, nepalDay } from "@setu/content/calendar/nepal-time";
import type { DeskRow, DeskTab } from "@setu/content/complaints/desk/read-desk";
import { complaintReference } from "@setu/content/complaints/stored-complaint";
import { kindWords, stateWords, stepWords, topicWords } from "@setu/content/complaints/words";
import type { Payload, TypedUser } from "payload";
import { figure } from "../shared/figures.ts";
import { type Language, languageOf } from "../shared/language.ts";
import { pageIn, Queue } from "../shared/queue.tsx";
import { dueText } from "./due-text.ts";
import { EnterComplaint } from "./enter-complaint.tsx";
import { words } from "./words.ts";

const address = "/admin/collections/complaints";

interface Props {
  payload: Payload;
  i18n: { language: string };
  user: TypedUser;
  searchParams?: Record<string, string | string[] | undefined>;
}

/** The complaints that the signed-in handler may read, and the names of all handlers. */
export async function ComplaintsList({ payload, i18n, user, searchParams = {} }: Props) {
  const { deskTabs, readDesk } = await import(/* turbopackIgnore: true */ "@setu/content/complaints/desk/read-desk");
  const language = languageOf(i18n);
  const texts = words[language];
  const tab = deskTabs.find((one) => one === searchParams["tab"]) ?? "open";
  const desk = await readDesk({ payload, user }, { tab, page: pageIn(searchParams) });
  if (!desk) return <p className="inbox gutter--left gutter--right">{texts.nothing}</p>;
  const { rows, counts, overdue, page, handlers } = desk;
  const linkTo = (one: DeskTab, number: number) => `${address}?tab=${one}${number > 1 ? `&at=${number}` : ""}`;
  return (
    <Queue
      language={language}
      title={texts.title}
      overdue={{
        count: overdue,
        text: overdue > 0 ? texts.overdueCount(figure(overdue, language)) : texts.noneOverdue,
      }}
      tabsLabel={texts.state}
      tabs={deskTabs.map((each) => ({
        label: texts.tabs[each],
        count: counts[each],
        href: linkTo(each, 1),
        isCurrent: each === tab,
      }))}
      tools={
        <>
          <p className="inbox-order">{texts.readBy(handlers.join(", "))}</p>
          {tab === "open" && <EnterComplaint language={language} today={isoDay(nepalDay(new Date()))} />}
        </>
      }
      rows={rows.map((row) => <Row key={row.complaint.id} row={row} language={language} />)}
      nothing={texts.nothing}
      order={tab === "open" ? texts.urgentFirst : undefined}
      page={page}
      pageHref={(to) => linkTo(tab, to)}
    />
  );
}

function Row({ row, language }: { row: DeskRow; language: Language }) {
  const { complaint, overdue, urgent, next } = row;
  const texts = words[language];
  const { id, kind, topic, subject, description, locale, state, receivedAt, restricted } = complaint;
  return (
    <li data-state={state} data-overdue={overdue || urgent}>
      <a href={`${address}/${id}`}>
        <strong lang={locale}>{subject || texts.noSubject}</strong>
        <span className="inbox-who">
          {complaintReference(id)} · {kindWords[kind][language]}
          {topic && ` · ${topicWords[topic][language]}`}
        </span>
      </a>
      <p lang={locale}>{description}</p>
      <p className="inbox-marks">
        <time dateTime={receivedAt}>{calendarDate(new Date(receivedAt), language).text}</time>
        {urgent && <mark>{texts.urgent}</mark>}
        {overdue && <mark>{texts.overdue}</mark>}
        <span>{stateWords[state][language]}</span>
        {next && <span>{texts.due(stepWords[next.step][language], dueText(next, language))}</span>}
        {restricted && <span>{texts.restricted}</span>}
      </p>
    </li>
  );
}
