import { flagLength, flagReasons, flagReasonWords } from "@setu/contract/forum/flag-fields";
import type { MyDiscussion, OwnPost, Post } from "@setu/contract/forum/forum";
import { useEffect, useRef, useState } from "react";
import { browserApi } from "../../../api/browser-api.ts";
import { useLanguage, usePageTexts } from "../../../i18n/texts.ts";
import { textIn } from "../../../sending/posted-form.ts";
import { useNameOf } from "../author-name.tsx";
import { EditForm, keptCorrection } from "../form/edit-form.tsx";
import { PostField } from "../form/fields.tsx";
import { PostForm } from "../form/post-form.tsx";
import { type Outcome, outcomeOf } from "../form/send-post.ts";
import { hasKeptWords } from "../form/use-kept-words.ts";
import { discussionWords } from "../texts.ts";
import styles from "./post.module.css";

export interface ToolsProps {
  post: Post;
  session: string;
  mine: MyDiscussion;
  /** The question's id. */
  discussion: number;
  isQuestion: boolean;
  isAccepted: boolean;
  onQuote: (post: Post) => void;
  onChanged: () => void;
}

/** A member's actions on a public post. */
export function PostTools(props: ToolsProps) {
  const { post, mine, isQuestion, isAccepted, onQuote } = props;
  const texts = usePageTexts(discussionWords);
  const nameOf = useNameOf();
  const own = mine.own.find(({ id }) => id === post.id);
  return (
    <div className={styles.tools}>
      {mine.can.accept && !isQuestion && <AcceptButton {...props} label={isAccepted ? texts.unaccept : texts.accept} />}
      {mine.can.reply && (
        <button type="button" onClick={() => onQuote(post)}>
          {texts.quote}
        </button>
      )}
      <a href={`#post-${post.id}`} aria-label={texts.link + texts.linkTo(nameOf(post.author))}>
        {texts.link}
      </a>
      {own ? <OwnTools {...props} own={own} isQuestion={isQuestion} /> : mine.can.flag && <Report {...props} />}
    </div>
  );
}

function AcceptButton({ post, session, discussion, isAccepted, onChanged, label }: ToolsProps & { label: string }) {
  const { locale, texts } = useLanguage();
  const [said, setSaid] = useState<Outcome>();
  const [busy, setBusy] = useState(false);
  const accept = async () => {
    if (busy) return;
    setBusy(true);
    const body = { reply: isAccepted ? null : post.id };
    const asked = { locale, session, id: String(discussion), body };
    const outcome = await outcomeOf(texts, () => browserApi.acceptAnswer(asked)).catch((error) => {
      console.error(error);
      return { done: false, message: texts.somethingWentWrong, errors: {} };
    });
    setBusy(false);
    setSaid(outcome);
    // Also if it has failed: an answer may be lost when it is accepted already.
    onChanged();
  };
  return (
    <>
      <button type="button" onClick={accept} aria-disabled={busy}>
        {label}
      </button>
      <span role="status">{said?.message}</span>
    </>
  );
}

interface OwnProps extends Pick<ToolsProps, "session" | "onChanged" | "isQuestion"> {
  own: OwnPost;
}

/** The author's actions on a post. */
export function OwnTools({ own, session, isQuestion, onChanged }: OwnProps) {
  const texts = usePageTexts(discussionWords);
  const { locale, texts: common } = useLanguage();
  return (
    <>
      {own.can.edit && (
        <details open={hasKeptWords(keptCorrection(own))}>
          <summary>{texts.edit}</summary>
          <EditForm key={own.seen} own={own} session={session} isQuestion={isQuestion} onDone={onChanged} />
        </details>
      )}
      {own.can.withdraw && (
        <details>
          <summary>{texts.withdraw}</summary>
          <PostForm
            label={texts.withdraw}
            submit={texts.withdrawSure}
            quiet
            send={() => outcomeOf(common, () => browserApi.withdrawPost({ locale, session, id: String(own.id) }))}
            onDone={onChanged}
          >
            {null}
          </PostForm>
        </details>
      )}
    </>
  );
}

function Report({ post, session, mine, onChanged }: ToolsProps) {
  const texts = usePageTexts(discussionWords);
  const { locale, texts: common } = useLanguage();
  const nameOf = useNameOf();
  const isFlagged = mine.flagged.includes(post.id);
  const wasSent = useRef(false);
  const said = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    // The form is gone, with the button that had the focus.
    if (isFlagged && wasSent.current) said.current?.focus();
  }, [isFlagged]);
  if (isFlagged) {
    return (
      <span ref={said} tabIndex={-1}>
        {texts.reported}
      </span>
    );
  }
  const sent = () => {
    wasSent.current = true;
    onChanged();
  };
  const send = (form: FormData) => {
    const reason = flagReasons.find((each) => each === textIn(form, "reason")) ?? "other";
    const body = { reason, text: textIn(form, "text") };
    return outcomeOf(common, () => browserApi.flagPost({ locale, session, id: String(post.id), body }));
  };
  return (
    <details>
      <summary aria-label={texts.report + texts.linkTo(nameOf(post.author))}>{texts.report}</summary>
      <PostForm label={texts.report} submit={texts.sendReport} quiet send={send} onDone={sent}>
        <PostField name="reason" label={texts.reason}>
          {(field) => (
            <select {...field}>
              {flagReasons.map((each) => (
                <option key={each} value={each}>
                  {flagReasonWords[locale][each]}
                </option>
              ))}
            </select>
          )}
        </PostField>
        <PostField name="text" label={texts.more}>
          {(field) => <input {...field} type="text" maxLength={flagLength} />}
        </PostField>
      </PostForm>
    </details>
  );
}
