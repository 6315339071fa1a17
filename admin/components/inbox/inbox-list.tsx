import type { InboxRow, InboxTab } from "@setu/content/enquiries/inbox/read-inbox";
import type { Payload } from "payload";
import { figure } from "../shared/figures.ts";
import { type Language, languageOf } from "../shared/language.ts";
import { Crumbs } from "./crumbs.tsx";
import { since, words } from "./words.ts";

const address = "/admin/collections/contact-messages";

interface Props {
  payload: Payload;
  i18n: { language: string };
  user: { id: number | string };
  searchParams?: Record<string, string | string[] | undefined>;
}

/** The inbox: it opens on what is new. */
export async function InboxList({ payload, i18n, user, searchParams = {} }: Props) {
  const { inboxTabs, readInbox } = await import(/* turbopackIgnore: true */ "@setu/content/enquiries/inbox/read-inbox");
  const language = languageOf(i18n);
  const texts = words[language];
  const given = (name: string) => (typeof searchParams[name] === "string" ? searchParams[name] : "");
  const tab = inboxTabs.find((one) => one === given("tab")) ?? "new";
  const sought = given("words").slice(0, 100);
  const now = new Date();
  const asked = { tab, words: sought, page: Math.max(1, Math.trunc(Number(given("at"))) || 1), user };
  const { rows, counts, overdue, page } = await readInbox(payload, asked, now);
  const link = (to: InboxTab, at = 1) =>
    `${address}?${new URLSearchParams({ tab: to, ...(sought && { words: sought }), ...(at > 1 && { at: String(at) }) })}`;
  return (
    <div className="inbox gutter--left gutter--right">
      <Crumbs path={[{ label: texts.title }]} />
      <div className="inbox-head">
        <h1>{texts.title}</h1>
        <p className="inbox-overdue" data-any={overdue > 0}>
          {overdue > 0 ? texts.overdueCount(figure(overdue, language)) : texts.noneOverdue}
        </p>
      </div>
      <nav className="inbox-tabs" aria-label={texts.state}>
        {inboxTabs.map((one) => (
          <a key={one} href={link(one)} aria-current={one === tab ? "page" : undefined}>
            {texts.tabs[one]} <span>{figure(counts[one], language)}</span>
          </a>
        ))}
      </nav>
      <search>
        <form className="inbox-search" action={address}>
          <input type="hidden" name="tab" value={tab} />
          <input
            type="search"
            name="words"
            defaultValue={sought}
            aria-label={texts.search}
            placeholder={texts.search}
          />
          <button type="submit" className="btn btn--style-secondary btn--size-medium">
            {texts.find}
          </button>
        </form>
      </search>
      {rows.length === 0 && <p className="inbox-none">{texts.nothing}</p>}
      {rows.length > 1 && tab !== "all" && tab !== "answered" && tab !== "closed" && tab !== "spam" && (
        <p className="inbox-order">{texts.oldestFirst}</p>
      )}
      <ul className="inbox-rows">
        {rows.map((row) => (
          <Row key={row.message.id} row={row} language={language} now={now} tab={tab} />
        ))}
      </ul>
      {page.last > 1 && (
        <nav className="inbox-pages" aria-label={texts.pages}>
          {page.current > 1 && <a href={link(tab, page.current - 1)}>{texts.earlier}</a>}
          <span>{texts.pageOf(figure(page.current, language), figure(page.last, language))}</span>
          {page.current < page.last && <a href={link(tab, page.current + 1)}>{texts.later}</a>}
        </nav>
      )}
    </div>
  );
}

interface RowProps {
  row: InboxRow;
  language: Language;
  now: Date;
  tab: InboxTab;
}

function Row({ row, language, now, tab }: RowProps) {
  const { message, overdue, mailFailed, assignee } = row;
  const texts = words[language];
  return (
    <li data-state={message.state} data-overdue={overdue}>
      <a href={`${address}/${message.id}`}>
        <strong>{message.name}</strong>
        <span className="inbox-who">{[message.company, message.country].filter(Boolean).join(", ")}</span>
      </a>
      <p lang={message.locale}>{message.message}</p>
      <p className="inbox-marks">
        <time dateTime={message.createdAt}>{since(message.createdAt, now, language)}</time>
        {overdue && <mark>{texts.overdue}</mark>}
        {mailFailed && <mark>{texts.mailFailed}</mark>}
        {tab !== message.state && <span>{texts.tabs[message.state]}</span>}
        {assignee && <span>{assignee}</span>}
      </p>
    </li>
  );
}
