import type { QueueRow, QueueTab } from "@setu/content/forum/moderation/read-queue";
import type { Payload } from "payload";
import { Crumbs } from "../shared/crumbs.tsx";
import { figure } from "../shared/figures.ts";
import { type Language, languageOf } from "../shared/language.ts";
import { since } from "../shared/since.ts";
import { words } from "./words.ts";

const address = "/admin/collections/forum-posts";

interface Props {
  payload: Payload;
  i18n: { language: string };
  searchParams?: Record<string, string | string[] | undefined>;
}

/** The forum's work queue for the staff. It opens on the posts that wait for a moderator. */
export async function ForumQueue({ payload, i18n, searchParams = {} }: Props) {
  const { queueTabs, readQueue } = await import(
    /* turbopackIgnore: true */ "@setu/content/forum/moderation/read-queue"
  );
  const language = languageOf(i18n);
  const texts = words[language];
  const now = new Date();
  const tab = queueTabs.find((each) => each === searchParams["tab"]) ?? "held";
  const asked = Math.max(1, Math.trunc(Number(searchParams["at"])) || 1);
  const { rows, counts, page } = await readQueue(payload, { tab, page: asked });
  const linkTo = (to: QueueTab, at = 1) =>
    `${address}?${new URLSearchParams({ tab: to, ...(at > 1 && { at: `${at}` }) })}`;
  return (
    <div className="inbox gutter--left gutter--right">
      <Crumbs path={[{ label: texts.title }]} />
      <div className="inbox-head">
        <h1>{texts.title}</h1>
      </div>
      <nav className="inbox-tabs" aria-label={texts.tabsLabel}>
        {queueTabs.map((each) => (
          <a key={each} href={linkTo(each)} aria-current={each === tab ? "page" : undefined}>
            {texts.tabs[each]} <span>{figure(counts[each], language)}</span>
          </a>
        ))}
      </nav>
      {rows.length === 0 && <p className="inbox-none">{texts.nothing}</p>}
      {rows.length > 1 && tab !== "all" && <p className="inbox-order">{texts.oldestFirst}</p>}
      <ul className="inbox-rows">
        {rows.map((row) => (
          <Row key={row.post.id} row={row} language={language} now={now} />
        ))}
      </ul>
      {page.last > 1 && (
        <nav className="inbox-pages" aria-label={texts.pages}>
          {page.current > 1 && <a href={linkTo(tab, page.current - 1)}>{texts.earlier}</a>}
          <span>{texts.pageOf(figure(page.current, language), figure(page.last, language))}</span>
          {page.current < page.last && <a href={linkTo(tab, page.current + 1)}>{texts.later}</a>}
        </nav>
      )}
    </div>
  );
}

function Row({ row: { post, title, flags }, language, now }: { row: QueueRow; language: Language; now: Date }) {
  const texts = words[language];
  return (
    <li data-state={post.state}>
      <a href={`${address}/${post.id}`}>
        <strong lang={post.lang}>{title}</strong>
        <span className="inbox-who">{post.name ?? (post.staff ? texts.expert : texts.member)}</span>
      </a>
      <p lang={post.lang}>{post.text}</p>
      <p className="inbox-marks">
        <span>{texts.kinds[post.kind]}</span>
        <time dateTime={post.createdAt}>{since(post.createdAt, now, language)}</time>
        {flags > 0 && <mark>{texts.flags(figure(flags, language))}</mark>}
        {post.accepted !== null && <span>{texts.solved}</span>}
        {post.closed && <span>{texts.closed}</span>}
      </p>
    </li>
  );
}
