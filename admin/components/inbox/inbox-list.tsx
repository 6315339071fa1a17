import { Button } from "@payloadcms/ui";
import type { InboxRow, InboxTab } from "@setu/content/enquiries/inbox/read-inbox";
import type { Payload } from "payload";
import { Crumbs } from "../shared/crumbs.tsx";
import { figure } from "../shared/figures.ts";
import { type Language, languageOf } from "../shared/language.ts";
import { since } from "../shared/since.ts";
import { words } from "./words.ts";

const address = "/admin/collections/contact-messages";

interface Props {
  payload: Payload;
  i18n: { language: string };
  user: { id: number | string };
  searchParams?: Record<string, string | string[] | undefined>;
}

/** The inbox, which opens on the new messages. */
export async function InboxList({ payload, i18n, user, searchParams = {} }: Props) {
  const { inboxTabs, readInbox } = await import(/* turbopackIgnore: true */ "@setu/content/enquiries/inbox/read-inbox");
  const language = languageOf(i18n);
  const texts = words[language];
  const now = new Date();
  const query = queryOf(searchParams, inboxTabs);
  const { tab } = query;
  const { rows, counts, overdue, page } = await readInbox(payload, { ...query, user }, now);
  return (
    <div className="inbox gutter--left gutter--right">
      <Crumbs path={[{ label: texts.title }]} />
      <div className="inbox-head">
        <h1>{texts.title}</h1>
        <p className="inbox-overdue" data-any={overdue > 0}>
          {overdue > 0 ? texts.overdueCount(figure(overdue, language)) : texts.noneOverdue}
        </p>
      </div>
      <Tabs tabs={inboxTabs} query={query} counts={counts} language={language} />
      <Search query={query} language={language} />
      {rows.length === 0 && <p className="inbox-none">{texts.nothing}</p>}
      {rows.length > 1 && (tab === "new" || tab === "assigned" || tab === "mine") && (
        <p className="inbox-order">{texts.oldestFirst}</p>
      )}
      <ul className="inbox-rows">
        {rows.map((row) => (
          <Row key={row.message.id} row={row} language={language} now={now} tab={tab} />
        ))}
      </ul>
      {page.last > 1 && <Pages query={query} page={page} language={language} />}
    </div>
  );
}

/** The query in the address. */
interface Query {
  tab: InboxTab;
  /** The words to search for. */
  words: string;
  page: number;
}

function queryOf(searchParams: NonNullable<Props["searchParams"]>, tabs: readonly InboxTab[]): Query {
  const given = (name: string) => (typeof searchParams[name] === "string" ? searchParams[name] : "");
  return {
    tab: tabs.find((tab) => tab === given("tab")) ?? "new",
    words: given("words").slice(0, 100),
    page: Math.max(1, Math.trunc(Number(given("at"))) || 1),
  };
}

function linkTo({ tab, words: sought, page }: Query): string {
  const parameters = { tab, ...(sought && { words: sought }), ...(page > 1 && { at: String(page) }) };
  return `${address}?${new URLSearchParams(parameters)}`;
}

interface PartProps {
  query: Query;
  language: Language;
}

interface TabsProps extends PartProps {
  tabs: readonly InboxTab[];
  counts: Record<InboxTab, number>;
}

function Tabs({ tabs, query, counts, language }: TabsProps) {
  const texts = words[language];
  return (
    <nav className="inbox-tabs" aria-label={texts.state}>
      {tabs.map((tab) => (
        <a key={tab} href={linkTo({ ...query, tab, page: 1 })} aria-current={tab === query.tab ? "page" : undefined}>
          {texts.tabs[tab]} <span>{figure(counts[tab], language)}</span>
        </a>
      ))}
    </nav>
  );
}

function Search({ query, language }: PartProps) {
  const texts = words[language];
  return (
    <search>
      <form className="inbox-search" action={address}>
        <input type="hidden" name="tab" value={query.tab} />
        <input
          type="search"
          name="words"
          defaultValue={query.words}
          aria-label={texts.search}
          placeholder={texts.search}
        />
        <Button type="submit" buttonStyle="secondary">
          {texts.find}
        </Button>
      </form>
    </search>
  );
}

function Pages({ query, page, language }: PartProps & { page: { current: number; last: number } }) {
  const texts = words[language];
  const { current, last } = page;
  return (
    <nav className="inbox-pages" aria-label={texts.pages}>
      {current > 1 && <a href={linkTo({ ...query, page: current - 1 })}>{texts.earlier}</a>}
      <span>{texts.pageOf(figure(current, language), figure(last, language))}</span>
      {current < last && <a href={linkTo({ ...query, page: current + 1 })}>{texts.later}</a>}
    </nav>
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
        <strong>{message.name || texts.reader}</strong>
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
