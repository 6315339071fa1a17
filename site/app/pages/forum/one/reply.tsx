import type { Discussion } from "@setu/contract/forum/forum";
import { pages } from "@setu/contract/pages";
import type { ReactNode } from "react";
import { Link } from "../../../components/link/link.tsx";
import { usePageTexts } from "../../../i18n/texts.ts";
import { SignInFirst } from "../form/sign-in-first.tsx";
import { UnsentText } from "../form/unsent-text.tsx";
import { discussionWords, words } from "../texts.ts";
import styles from "./discussion-page.module.css";
import { keptReply, type Quoted, ReplyForm } from "./reply-form.tsx";
import type { Mine } from "./use-my-discussion.ts";

interface Props {
  discussion: Discussion;
  own: Mine;
  quoted: Quoted | undefined;
  onUnquote: () => void;
}

/** The reply form, or the reason why there is none. */
export function Reply({ discussion, own: { session, mine, refresh }, quoted, onUnquote }: Props) {
  const texts = usePageTexts(discussionWords);
  const forum = usePageTexts(words);
  const { closed_text: closed, writing, question } = discussion;
  const kept = keptReply(question.id);
  if (closed) return <NoReply kept={kept}>{`${texts.closed} ${closed}`}</NoReply>;
  if (writing !== "open") return <NoReply kept={kept}>{forum.readOnly}</NoReply>;
  if (!session || !mine) return <SignInFirst label={texts.signInToReply} kept={kept} />;
  if (mine.is_suspended) {
    return (
      <NoReply kept={kept}>
        {texts.suspended} <Link to={pages.profile.href()}>{texts.suspendedWhy}</Link>
      </NoReply>
    );
  }
  // It was closed after the page had been read.
  if (!mine.can.reply) return <NoReply kept={kept}>{texts.noMoreReplies}</NoReply>;
  const sent = () => {
    onUnquote();
    refresh();
  };
  return <ReplyForm discussion={question.id} session={session} quoted={quoted} onUnquote={onUnquote} onSent={sent} />;
}

/** The reason why nobody, or not this member, can reply. Text typed before that is not lost. */
const NoReply = ({ kept, children }: { kept: string; children: ReactNode }) => (
  <>
    <p className={styles.closed}>{children}</p>
    <UnsentText kept={kept} />
  </>
);
