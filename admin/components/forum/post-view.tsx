import type { Flag, OpenPost } from "@setu/content/forum/moderation/read-queue";
import type { StoredPost } from "@setu/content/forum/stored-post";
import type { Payload } from "payload";
import { Crumbs } from "../shared/crumbs.tsx";
import { type Language, languageOf } from "../shared/language.ts";
import { Moment } from "../shared/moment.tsx";
import { AnswerAs } from "./answer-as.tsx";
import { PostMoves } from "./post-moves.tsx";
import { words } from "./words.ts";

const list = "/admin/collections/forum-posts";

interface Props {
  payload: Payload;
  i18n: { language: string };
  user: { answersAs?: number | { id: number } | null };
  doc: { id: number | string };
}

/** One post with its discussion, its history, and the actions open to a moderator or an expert. */
export async function PostView({ payload, i18n, user, doc }: Props) {
  const { answeringAs, readPost } = await import(
    /* turbopackIgnore: true */ "@setu/content/forum/moderation/read-queue"
  );
  const language = languageOf(i18n);
  const texts = words[language];
  const open = await readPost(payload, Number(doc.id), language);
  if (!open) return <p className="inbox gutter--left gutter--right">{texts.nothing}</p>;
  const { post, question } = open;
  const person = await answeringAs(payload, user, language);
  const mayBeAnswered = question.state === "public";
  return (
    <div className="inbox inbox-message gutter--left gutter--right">
      <Crumbs path={[{ label: texts.title, url: list }, { label: question.title || texts.kinds[post.kind] }]} />
      <div className="inbox-main">
        <Facts open={open} language={language} />
        <section aria-labelledby="forum-text">
          <h2 id="forum-text">{texts.text}</h2>
          {post.quote && <blockquote lang={post.lang}>{post.quote}</blockquote>}
          <p className="inbox-words" lang={post.lang}>
            {post.text}
          </p>
          {post.doubt && <p className="inbox-note">{texts.doubts[post.doubt === "repeated" ? "repeated" : "links"]}</p>}
        </section>
        <Former post={post} language={language} />
        <Others open={open} language={language} />
        {mayBeAnswered &&
          (person ? (
            <AnswerAs question={question.id} lang={question.lang} person={person} language={language} />
          ) : (
            <p className="inbox-note">{texts.answersAsNobody}</p>
          ))}
      </div>
      <Side open={open} language={language} />
    </div>
  );
}

/** The actions on the post, members' reports of it, and the log of past actions. */
function Side({ open, language }: { open: OpenPost; language: Language }) {
  const { post, question, flags, address, categories, mayAccept } = open;
  const texts = words[language];
  const isReply = post.kind === "reply" && post.state === "public";
  return (
    <div className="inbox-side">
      {address && (
        <section>
          <p>
            <a href={address}>{texts.onSite}</a>
          </p>
        </section>
      )}
      <PostMoves
        post={{
          id: post.id,
          kind: post.kind,
          state: post.state,
          moves: post.moves,
          staff: post.staff,
          category: post.category,
          closed: post.closed,
          lang: post.lang,
        }}
        flags={flags.length}
        categories={categories}
        acceptance={
          mayAccept && isReply ? { question: question.id, isAccepted: question.accepted === post.id } : undefined
        }
        language={language}
      />
      {flags.length > 0 && <Flags flags={flags} language={language} />}
      <History post={post} language={language} />
    </div>
  );
}

function Facts({ open: { post, question, category, people }, language }: { open: OpenPost; language: Language }) {
  const texts = words[language];
  return (
    <section className="inbox-facts" aria-label={texts.kinds[post.kind]}>
      <h1 lang={question.lang}>{question.title}</h1>
      <p>
        {[texts.kinds[post.kind], category, nameOf(post, people, language)].filter(Boolean).join(" · ")}
        {" · "}
        <Moment at={post.createdAt} language={language} />
      </p>
    </section>
  );
}

function nameOf(post: StoredPost, people: Record<number, string>, language: Language): string {
  const texts = words[language];
  if (post.staff) return people[post.person ?? 0] ?? texts.expert;
  return post.name ?? texts.member;
}

function Former({ post, language }: { post: StoredPost; language: Language }) {
  const texts = words[language];
  if (post.history.length === 0) return null;
  return (
    <details>
      <summary>{texts.former}</summary>
      {post.history.map(({ at, title, text }) => (
        <div key={at} className="inbox-given">
          <Moment at={at} language={language} /> <strong lang={post.lang}>{title}</strong>
          <p className="inbox-words" lang={post.lang}>
            {text}
          </p>
        </div>
      ))}
    </details>
  );
}

function Others({ open: { others, people }, language }: { open: OpenPost; language: Language }) {
  const texts = words[language];
  if (others.length === 0) return null;
  return (
    <section aria-labelledby="forum-discussion">
      <h2 id="forum-discussion">{texts.discussion}</h2>
      {others.map((other) => (
        <div key={other.id} className="inbox-given">
          <p>
            <a href={`${list}/${other.id}`}>
              {texts.kinds[other.kind]}: {nameOf(other, people, language)}
            </a>{" "}
            {other.state !== "public" && <mark>{texts.states[other.state]}</mark>}
          </p>
          <p className="inbox-words" lang={other.lang}>
            {other.text}
          </p>
        </div>
      ))}
    </section>
  );
}

function Flags({ flags, language }: { flags: Flag[]; language: Language }) {
  const texts = words[language];
  return (
    <section aria-labelledby="forum-flags">
      <h2 id="forum-flags">{texts.reported}</h2>
      <ul>
        {flags.map(({ id, reason, text }) => (
          <li key={id}>
            <strong>{reason}</strong> {text}
          </li>
        ))}
      </ul>
    </section>
  );
}

function History({ post, language }: { post: StoredPost; language: Language }) {
  const texts = words[language];
  const by: Record<string, string> = { author: texts.byAuthor, members: texts.byMembers };
  return (
    <section aria-labelledby="forum-log">
      <h2 id="forum-log">{texts.history}</h2>
      <ol className="inbox-log">
        <li>
          <Moment at={post.createdAt} language={language} /> {texts.received}
        </li>
        {post.log.map((entry) => (
          <li key={`${entry.at} ${entry.what}`}>
            <Moment at={entry.at} language={language} /> <strong>{by[entry.by] ?? entry.by}</strong>{" "}
            {texts.log[entry.what]}
            {entry.reason && <span className="inbox-words">{entry.reason}</span>}
          </li>
        ))}
      </ol>
    </section>
  );
}
