import { Button } from "@payloadcms/ui";
import { messageStates } from "@setu/content/enquiries/inbox/message-states";
import type { InboxRow, InboxTab } from "@setu/content/enquiries/inbox/read-inbox";
import type { Payload } from "payload";
import { figure } from "../shared/figures.ts";
import { type Language, languageOf } from "../shared/language.ts";
import { pageIn, Queue } from "../shared/queue.tsx";
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
    <Queue
      language={language}
      title={texts.title}
      overdue={{
        count: overdue,
        text: overdue > 0 ? texts.overdueCount(figure(overdue, language)) : texts.noneOverdue,
      }}
      tabsLabel={texts.state}
      tabs={inboxTabs.map((each) => ({
        label: texts.tabs[each],
        count: counts[each],
        href: linkTo({ ...query, tab: each, page: 1 }),
        isCurrent: each === tab,
      }))}
      tools={<Search query={query} language={language} />}
      rows={rows.map((row) => <Row key={row.message.id} row={row} language={language} now={now} tab={tab} />)}
      nothing={query.words ? foundElsewhere(counts, language) : texts.nothing}
      order={tab === "new" || tab === "assigned" || tab === "mine" ? texts.oldestFirst : undefined}
      page={page}
      pageHref={(to) => linkTo({ ...query, page: to })}
    />
  );
}

/** Names the tabs in which a search found something if the open one has no results. */
function foundElsewhere(counts: Record<InboxTab, number>, language: Language): string {
  const texts = words[language];
  const found = messageStates
    .filter((state) => counts[state] > 0)
    .map((state) => `${texts.tabs[state]} (${figure(counts[state], language)})`);
  return found.length > 0 ? texts.foundIn(found.join(", ")) : texts.foundNothing;
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
    page: pageIn(searchParams),
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

interface RowProps {
  row: InboxRow;
  language: Language;
  now: Date;
  tab: InboxTab;
}

function Row({ row, language, now, tab }: RowProps) {
  const { message, overdue, mailFailed, assignee, isInFaqs } = row;
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
        {isInFaqs && <span>{texts.inFaqs}</span>}
        {tab !== message.state && <span>{texts.tabs[message.state]}</span>}
        {assignee && <span>{assignee}</span>}
      </p>
    </li>
  );
}
