import type { MyForum } from "@setu/contract/forum/forum";
import { usePageTexts } from "../../../i18n/texts.ts";
import { OwnWaiting } from "../one/own-waiting.tsx";
import { discussionWords } from "../texts.ts";
import styles from "./my-forum-page.module.css";

interface Props {
  post: MyForum["waiting"][number];
  session: string;
  onChanged: () => void;
}

/** A member's own question or reply that others do not see, under its question's title. */
export function WaitingPost({ post, session, onChanged }: Props) {
  const texts = usePageTexts(discussionWords);
  return (
    <div className={styles.waiting}>
      <h3 lang={post.lang}>
        {post.kind === "reply" && `${texts.reply}: `}
        {post.title}
      </h3>
      <OwnWaiting own={post} session={session} isQuestion={post.kind === "question"} onChanged={onChanged} />
    </div>
  );
}
