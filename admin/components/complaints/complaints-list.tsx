import { calendarDate } from "@setu/content/calendar/dates";
import { isoDay, nepalDay } from "@setu/content/calendar/nepal-time";
import type { DeskRow, DeskTab } from "@setu/content/complaints/desk/read-desk";
import { complaintReference } from "@setu/content/complaints/stored-complaint";
import { kindWords, stateWords, stepWords, topicWords } from "@setu/content/complaints/words";
import type { Payload, TypedUser } from "payload";
import { Crumbs } from "../shared/crumbs.tsx";
import { figure } from "../shared/figures.ts";
import { type Language, languageOf } from "../shared/language.ts";
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
  const at = Math.max(1, Math.trunc(Number(searchParams["at"])) || 1);
  const desk = await readDesk({ payload, user }, { tab, page: at });
  if (!desk) return <p className="inbox gutter--left gutter--right">{texts.nothing}</p>;
  const { rows, counts, overdue, page, handlers } = desk;
  const linkTo = (one: DeskTab, number: number) => `${address}?tab=${one}${number > 1 ? `&at=${number}` : ""}`;
  return (
    <div className="inbox gutter--left gutter--right">
      <Crumbs path={[{ label: texts.title }]} />
      <div className="inbox-head">
        <h1>{texts.title}</h1>
        <p className="inbox-overdue" data-any={overdue > 0}>
          {overdue > 0 ? texts.overdueCount(figure(overdue, language)) : texts.noneOverdue}
        </p>
      </div>
      <p className="inbox-order">{texts.readBy(handlers.join(", "))}</p>
      <nav className="inbox-tabs" aria-label={texts.state}>
        {deskTabs.map((one) => (
          <a key={one} href={linkTo(one, 1)} aria-current={one === tab ? "page" : undefined}>
            {texts.tabs[one]} <span>{figure(counts[one], language)}</span>
          </a>
        ))}
      </nav>
      {tab === "open" && <EnterComplaint language={language} today={isoDay(nepalDay(new Date()))} />}
      {rows.length === 0 && <p className="inbox-none">{texts.nothing}</p>}
      {rows.length > 1 && tab === "open" && <p className="inbox-order">{texts.oldestFirst}</p>}
      <ul className="inbox-rows">
        {rows.map((row) => (
          <Row key={row.complaint.id} row={row} language={language} />
        ))}
      </ul>
      {page.last > 1 && (
        <nav className="inbox-pages" aria-label={texts.pages}>
          {page.current > 1 && <a href={linkTo(tab, page.current - 1)}>{texts.earlier}</a>}
          {page.current < page.last && <a href={linkTo(tab, page.current + 1)}>{texts.later}</a>}
        </nav>
      )}
    </div>
  );
}

function Row({ row, language }: { row: DeskRow; language: Language }) {
  const { complaint, overdue, urgent, next } = row;
  const texts = words[language];
  const { id, kind, topic, subject, description, locale, state, receivedAt, restricted } = complaint;
  return (
    <li data-state={state} data-overdue={overdue}>
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
