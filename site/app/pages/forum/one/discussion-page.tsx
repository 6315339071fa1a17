import { inBothCalendars } from "@setu/contract/calendar/own-calendar";
import type { Discussion, Post } from "@setu/contract/forum/forum";
import { pages } from "@setu/contract/pages";
import { type ReactNode, useEffect, useRef } from "react";
import { Link } from "../../../components/link/link.tsx";
import { More } from "../../../components/more/more.tsx";
import { Opening } from "../../../components/opening/opening.tsx";
import { Pagination } from "../../../components/pagination/pagination.tsx";
import { Share } from "../../../components/share/share.tsx";
import { useLanguage, usePageTexts } from "../../../i18n/texts.ts";
import split from "../../../layout/split.module.css";
import { usePageData } from "../../../page-data.ts";
import { Officer } from "../officer.tsx";
import { discussionWords, words } from "../texts.ts";
import styles from "./discussion-page.module.css";
import { Following } from "./following.tsx";
import type { DiscussionPageData } from "./load-discussion.ts";
import { OwnWaiting } from "./own-waiting.tsx";
import { PostView } from "./post.tsx";
import { PostTools } from "./post-tools.tsx";
import { Reply } from "./reply.tsx";
import { quotedOf } from "./reply-form.tsx";
import { plainTextOf } from "./structured-discussion.ts";
import { useKeptQuote } from "./use-kept-quote.ts";
import { type Mine, useMyDiscussion } from "./use-my-discussion.ts";

/** A question, the accepted reply, and all replies in the order of publication. */
export function DiscussionPage() {
  const { discussion } = usePageData<DiscussionPageData>();
  const { locale } = useLanguage();
  const texts = usePageTexts(discussionWords);
  const forum = usePageTexts(words);
  const { question, state, accepted } = discussion;
  const own = useMyDiscussion(question.id);
  const [quoted, setQuoted] = useKeptQuote(discussion);
  const reply = useRef<HTMLElement>(null);
  const [day] = inBothCalendars(question.at.date, locale);
  const quote = (post: Post) => {
    setQuoted(quotedOf(post, plainTextOf(post.text)));
    reply.current?.querySelector("textarea")?.focus();
  };
  const toolsOf = (post: Post) =>
    own.session &&
    own.mine && (
      <PostTools
        post={post}
        session={own.session}
        mine={own.mine}
        discussion={question.id}
        isQuestion={post.id === question.id}
        isAccepted={post.id === accepted?.id}
        onQuote={quote}
        onChanged={own.refresh}
      />
    );
  return (
    <>
      <Opening
        title={question.title}
        notes={[question.category?.name, forum.states[state], day]}
        locale={{ requested: question.lang, served: question.lang }}
      />
      <div className={split.split}>
        <div className={`${styles.posts} ${split.ruled}`}>
          <PostView post={question} label={texts.question} isDated={false}>
            {toolsOf(question)}
          </PostView>
          <Replies discussion={discussion} toolsOf={toolsOf} />
          <OwnUnseen own={own} />
          <Pagination page={discussion.page} />
          <section ref={reply} className={styles.reply} aria-label={texts.repliesTitle}>
            <Reply discussion={discussion} own={own} quoted={quoted} onUnquote={() => setQuoted(undefined)} />
          </section>
        </div>
        <DiscussionAside discussion={discussion} own={own} />
      </div>
    </>
  );
}

interface RepliesProps {
  discussion: Discussion;
  toolsOf: (post: Post) => ReactNode;
}

/** The accepted reply, and the others if there are any. */
function Replies({ discussion: { question, accepted, replies, answers, page }, toolsOf }: RepliesProps) {
  const texts = usePageTexts(discussionWords);
  const { texts: common } = useLanguage();
  const before = (page.current - 1) * page.per_page;
  const others = answers - (accepted ? 1 : 0);
  useFocusOfMoved(question.id, accepted?.id);
  return (
    <>
      {accepted && (
        <section aria-labelledby="accepted" className={styles.part}>
          <h2 id="accepted" className={styles.solved} tabIndex={-1}>
            {texts.accepted}
          </h2>
          <PostView post={accepted} label={texts.accepted} isAccepted>
            {toolsOf(accepted)}
          </PostView>
        </section>
      )}
      {(!accepted || others > 0) && (
        <section aria-labelledby="replies" className={styles.part}>
          <h2 id="replies" tabIndex={-1}>
            {others === 0 ? texts.repliesTitle : (accepted ? texts.otherReplies : texts.replies)(common.number(others))}
          </h2>
          {answers === 0 && <p className={styles.none}>{texts.none}</p>}
          {replies.map((post, index) => (
            <PostView key={post.id} post={post} label={`${texts.reply} ${common.number(before + index + 1)}`}>
              {toolsOf(post)}
            </PostView>
          ))}
        </section>
      )}
    </>
  );
}

/** The button that says whether a reply has solved the question moves with the reply: the focus goes to the heading above it. */
function useFocusOfMoved(question: number, accepted: number | undefined): void {
  const before = useRef({ question, accepted });
  useEffect(() => {
    const isMoved = before.current.question === question && before.current.accepted !== accepted;
    before.current = { question, accepted };
    if (!isMoved || document.activeElement !== document.body) return;
    document.getElementById(accepted === undefined ? "replies" : "accepted")?.focus();
  }, [question, accepted]);
}

/** The member's own replies that others do not see. */
function OwnUnseen({ own: { session, mine, failed, refresh } }: { own: Mine }) {
  const texts = usePageTexts(discussionWords);
  if (failed) return <p role="status">{texts.notShown}</p>;
  if (!session || !mine) return null;
  return mine.own
    .filter(({ state }) => state !== "public")
    .map((post) => <OwnWaiting key={post.id} own={post} session={session} isQuestion={false} onChanged={refresh} />);
}

interface AsideProps {
  discussion: Discussion;
  own: Mine;
}

function DiscussionAside({ discussion, own: { session, mine, refresh } }: AsideProps) {
  const texts = usePageTexts(discussionWords);
  const forum = usePageTexts(words);
  const { texts: common } = useLanguage();
  const { question, related, writing, officer } = discussion;
  return (
    <aside className={`${split.aside} ${split.following}`} aria-label={texts.about}>
      <section aria-labelledby="about">
        <h2 id="about">{texts.elsewhere}</h2>
        <ul>
          {question.category && (
            <li lang={question.category.locale.served}>
              <Link to={pages.forum.href({ category: question.category.id })}>{question.category.name}</Link>
            </li>
          )}
          <li>
            <Link to={pages.forum.href()}>{texts.everywhere}</Link>
          </li>
        </ul>
      </section>
      {related.length > 0 && (
        <section aria-labelledby="related">
          <h2 id="related">{texts.related}</h2>
          <ul>
            {related.map(({ id, title, lang, replies }) => (
              <li key={id}>
                <Link to={pages.discussion.href({ id })} lang={lang}>
                  {title}
                </Link>
                <small>{forum.replies(common.number(replies))}</small>
              </li>
            ))}
          </ul>
        </section>
      )}
      <div className={styles.ways}>
        {session && mine && (
          <Following discussion={question.id} session={session} isFollowing={mine.following} onChanged={refresh} />
        )}
        <Share />
        {writing === "open" && <More to={pages.askForum.href()}>{forum.ask}</More>}
      </div>
      <Officer officer={officer} discussion={question.id} />
    </aside>
  );
}
