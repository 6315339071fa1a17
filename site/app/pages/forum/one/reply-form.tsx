import type { Post } from "@setu/contract/forum/forum";
import { quoteLength } from "@setu/contract/forum/forum-fields";
import { browserApi } from "../../../api/browser-api.ts";
import { useLanguage, usePageTexts } from "../../../i18n/texts.ts";
import { textIn } from "../../../sending/posted-form.ts";
import { useNameOf } from "../author-name.tsx";
import { PostField } from "../form/fields.tsx";
import { PostForm } from "../form/post-form.tsx";
import { outcomeOf, termsIn } from "../form/send-post.ts";
import { formWords } from "../texts.ts";
import styles from "./discussion-page.module.css";

/** A part of a post that the reply quotes. */
export interface Quoted {
  post: Post;
  text: string;
}

interface Props {
  discussion: number;
  session: string;
  quoted: Quoted | undefined;
  onUnquote: () => void;
  onSent: () => void;
}

/** The name under which an unsent reply is kept. */
export const keptReply = (discussion: number): string => `reply.${discussion}`;

/** The form in which a member replies. */
export function ReplyForm({ discussion, session, quoted, onUnquote, onSent }: Props) {
  const texts = usePageTexts(formWords);
  const { locale, texts: common } = useLanguage();
  const nameOf = useNameOf();
  const send = (form: FormData, key: string) => {
    const quote = quoted && { quoted: quoted.post.id, quote: quoted.text };
    const body = { text: textIn(form, "text"), ...quote, ...termsIn(form) };
    return outcomeOf(common, () =>
      browserApi.replyTo({ locale, session, id: String(discussion), body, idempotencyKey: key }),
    );
  };
  return (
    <PostForm label={texts.reply} submit={texts.sendReply} kept={keptReply(discussion)} send={send} onDone={onSent}>
      {quoted && (
        <div className={styles.quoting}>
          <p>{texts.quoting(nameOf(quoted.post.author))}</p>
          <blockquote lang={quoted.post.lang}>{quoted.text}</blockquote>
          <button type="button" onClick={onUnquote}>
            {texts.unquote}
          </button>
        </div>
      )}
      <PostField name="text" label={texts.reply} hint={`${texts.textHint} ${texts.privateNote}`}>
        {(field) => <textarea {...field} rows={7} />}
      </PostField>
      <p className={styles.rule}>
        {texts.rule} {texts.kept}
      </p>
    </PostForm>
  );
}

/** The quote for a reply: the words selected in the post, else its beginning. */
export function quotedOf(post: Post, whole: string): Quoted {
  const selected = getSelection();
  const within = document.getElementById(`post-${post.id}`);
  const words = selected?.anchorNode && within?.contains(selected.anchorNode) ? selected.toString() : "";
  const text = (words || whole).replace(/\s+/g, " ").trim();
  return { post, text: text.length > quoteLength ? text.slice(0, text.lastIndexOf(" ", quoteLength)) : text };
}
