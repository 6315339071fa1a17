import type { MyForum } from "@setu/contract/forum/forum";
import { pages } from "@setu/contract/pages";
import { useState } from "react";
import { browserApi } from "../../../api/browser-api.ts";
import { Empty } from "../../../components/empty/empty.tsx";
import { More } from "../../../components/more/more.tsx";
import { Opening } from "../../../components/opening/opening.tsx";
import { useLanguage, usePageTexts } from "../../../i18n/texts.ts";
import { useOwnData } from "../../../members/use-own-data.ts";
import { outcomeOf } from "../form/send-post.ts";
import { SignInFirst } from "../form/sign-in-first.tsx";
import { DiscussionEntry } from "../list/discussion-entry.tsx";
import { ForumTabs } from "../list/forum-tabs.tsx";
import { words } from "../texts.ts";
import styles from "./my-forum-page.module.css";
import { mineWords } from "./texts.ts";
import { WaitingPost } from "./waiting-post.tsx";

/** A member's own discussions: waiting posts, own questions, and questions with the member's replies. */
export function MyForumPage() {
  const texts = usePageTexts(words);
  const own = usePageTexts(mineWords);
  const { locale } = useLanguage();
  const { session, data: mine, error, refresh } = useOwnData(browserApi.myForum);
  return (
    <>
      <Opening title={texts.views[locale].mine} lead={own.lead} />
      <ForumTabs shown="mine" />
      <div className={styles.page}>
        {!session && <SignInFirst label={texts.signIn} />}
        {error !== undefined && <p role="alert">{own.failed}</p>}
        {session && mine && <Parts mine={mine} session={session} onChanged={refresh} />}
      </div>
    </>
  );
}

interface PartProps {
  mine: MyForum;
  session: string;
  onChanged: () => void;
}

function Parts({ mine, session, onChanged }: PartProps) {
  const texts = usePageTexts(mineWords);
  const forum = usePageTexts(words);
  const lists = [
    { key: "asked", title: texts.asked, items: mine.asked },
    { key: "answered", title: texts.answered, items: mine.answered },
    { key: "followed", title: texts.followed, items: mine.followed },
  ].filter(({ items }) => items.length > 0);
  return (
    <>
      {mine.waiting.length > 0 && (
        <section aria-labelledby="waiting">
          <h2 id="waiting">{texts.waiting}</h2>
          {mine.waiting.map((post) => (
            <WaitingPost key={`${post.id} ${post.seen}`} post={post} session={session} onChanged={onChanged} />
          ))}
        </section>
      )}
      {lists.map(({ key, title, items }) => (
        <section key={key} aria-labelledby={key}>
          <h2 id={key}>{title}</h2>
          {items.map((item) => (
            <DiscussionEntry key={item.id} item={item} />
          ))}
        </section>
      ))}
      {mine.waiting.length + lists.length === 0 && (
        <Empty sentence={texts.none}>
          <More to={pages.askForum.href()}>{forum.ask}</More>
        </Empty>
      )}
      <Mails mine={mine} session={session} onChanged={onChanged} />
    </>
  );
}

/** The setting for mails about replies. */
function Mails({ mine, session, onChanged }: PartProps) {
  const texts = usePageTexts(mineWords);
  const { locale, texts: common } = useLanguage();
  const [said, setSaid] = useState<string>();
  const change = async () => {
    const body = { mails: !mine.mails };
    const asked = outcomeOf(common, () => browserApi.changeForumMails({ locale, session, body }));
    const outcome = await asked.catch(() => ({ done: false, message: common.somethingWentWrong }));
    setSaid(outcome.message);
    if (outcome.done) onChanged();
  };
  return (
    <section aria-labelledby="mails" className={styles.mails}>
      <h2 id="mails">{texts.mails}</h2>
      <p role="status">{said ?? (mine.mails ? texts.mailsOn : texts.mailsOff)}</p>
      <button type="button" onClick={change}>
        {mine.mails ? texts.turnOff : texts.turnOn}
      </button>
    </section>
  );
}
