import type { ForumFigures } from "@setu/content/forum/moderation/figures";
import type { QueueRow, QueueTab } from "@setu/content/forum/moderation/read-queue";
import { percentText } from "@setu/contract/digits";
import type { Payload } from "payload";
import { figure } from "../shared/figures.ts";
import { type Language, languageOf } from "../shared/language.ts";
import { pageIn, Queue } from "../shared/queue.tsx";
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
  const { forumFigures } = await import(/* turbopackIgnore: true */ "@setu/content/forum/moderation/figures");
  const language = languageOf(i18n);
  const texts = words[language];
  const now = new Date();
  const tab = queueTabs.find((each) => each === searchParams["tab"]) ?? "held";
  const [{ rows, counts, page }, figures] = await Promise.all([
    readQueue(payload, { tab, page: pageIn(searchParams) }),
    forumFigures(payload, now),
  ]);
  const linkTo = (to: QueueTab, at = 1) =>
    `${address}?${new URLSearchParams({ tab: to, ...(at > 1 && { at: `${at}` }) })}`;
  return (
    <Queue
      language={language}
      title={texts.title}
      tabsLabel={texts.tabsLabel}
      tabs={queueTabs.map((each) => ({
        label: texts.tabs[each],
        count: counts[each],
        href: linkTo(each),
        isCurrent: each === tab,
      }))}
      tools={<Figures figures={figures} language={language} />}
      rows={rows.map((row) => <Row key={row.post.id} row={row} language={language} now={now} />)}
      nothing={texts.nothing}
      order={tab === "all" ? undefined : texts.oldestFirst}
      page={page}
      pageHref={(to) => linkTo(tab, to)}
    />
  );
}

/** How the forum has done lately. */
function Figures({ figures, language }: { figures: ForumFigures; language: Language }) {
  const texts = words[language];
  const { questions, answered, solved, hours } = figures;
  if (questions === 0) return null;
  const share = (count: number) => percentText(Math.round((100 * count) / questions), language);
  return (
    <p className="inbox-order">
      {texts.figures(figure(questions, language), share(answered), share(solved))}
      {hours !== null && ` ${texts.read(figure(Math.max(1, Math.ceil(hours)), language))}`}
    </p>
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
