import type { OwnPost } from "@setu/contract/forum/forum";
import { browserApi } from "../../../api/browser-api.ts";
import { useLanguage, usePageTexts } from "../../../i18n/texts.ts";
import { textIn } from "../../../sending/posted-form.ts";
import { discussionWords, formWords } from "../texts.ts";
import { PostField } from "./fields.tsx";
import { PostForm } from "./post-form.tsx";
import { outcomeOf, termsIn } from "./send-post.ts";

interface Props {
  own: OwnPost;
  session: string;
  isQuestion: boolean;
  onDone: () => void;
}

/**
 * The name under which an unsent correction is kept, whatever happens to the post meanwhile: a moderator who moves it must not cost its
 * author the text.
 */
export const keptCorrection = ({ id }: Pick<OwnPost, "id">): string => `correction.${id}`;

/** A form in which a member corrects a post, or sends a refused one again. */
export function EditForm({ own, session, isQuestion, onDone }: Props) {
  const texts = usePageTexts(formWords);
  const discussing = usePageTexts(discussionWords);
  const { locale, texts: common } = useLanguage();
  const send = (form: FormData) => {
    const body = { title: textIn(form, "title"), text: textIn(form, "text"), seen: own.seen, ...termsIn(form) };
    return outcomeOf(common, () => browserApi.changePost({ locale, session, id: String(own.id), body }));
  };
  return (
    <PostForm
      label={discussing.edit}
      submit={texts.save}
      kept={keptCorrection(own)}
      isCorrection
      quiet
      send={send}
      onDone={onDone}
    >
      {isQuestion && (
        <PostField name="title" label={texts.title}>
          {(field) => <input {...field} type="text" defaultValue={own.title} lang={own.lang} />}
        </PostField>
      )}
      <PostField
        name="text"
        label={texts.text}
        hint={own.state === "public" ? `${texts.textHint} ${texts.editRule}` : texts.textHint}
      >
        {(field) => <textarea {...field} rows={8} defaultValue={own.source} lang={own.lang} />}
      </PostField>
    </PostForm>
  );
}
