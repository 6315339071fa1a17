import type { DiscussionLink, ForumCategory } from "@setu/contract/forum/forum";
import { pages } from "@setu/contract/pages";
import { useState } from "react";
import { browserApi } from "../../../api/browser-api.ts";
import { useResultFocus } from "../../../components/form/use-result-focus.ts";
import { Link } from "../../../components/link/link.tsx";
import { Opening } from "../../../components/opening/opening.tsx";
import { useLanguage, usePageTexts } from "../../../i18n/texts.ts";
import split from "../../../layout/split.module.css";
import { useSessionToken } from "../../../members/use-member.ts";
import { usePageData } from "../../../page-data.ts";
import { textIn } from "../../../sending/posted-form.ts";
import { CategoryRules } from "../category-rules.tsx";
import { PostField } from "../form/fields.tsx";
import { PostForm } from "../form/post-form.tsx";
import { type Outcome, outcomeOf, termsIn } from "../form/send-post.ts";
import { SignInFirst } from "../form/sign-in-first.tsx";
import { UnsentText } from "../form/unsent-text.tsx";
import { Officer } from "../officer.tsx";
import { formWords, words } from "../texts.ts";
import styles from "./ask-page.module.css";
import { GoodQuestion } from "./good-question.tsx";
import type { AskPageData } from "./load-ask.ts";
import { askWords } from "./texts.ts";
import { useSimilar } from "./use-similar.ts";

/** The name under which an unsent question is kept. */
const keptQuestion = "question";

/** The page on which a member asks. It shows similar questions while the title is typed, and beside the text the facts to give. */
export function AskPage() {
  const { categories, chosen } = usePageData<AskPageData>();
  const texts = usePageTexts(words);
  const own = usePageTexts(askWords);
  const session = useSessionToken();
  const [sent, setSent] = useState<Outcome>();
  return (
    <>
      <Opening title={texts.ask} lead={own.lead} />
      <div className={split.split}>
        {sent ? (
          <Sent outcome={sent} />
        ) : (
          <div className={`${styles.page} ${split.ruled}`}>
            {categories.writing !== "open" && (
              <>
                <p>{texts.readOnly}</p>
                <UnsentText kept={keptQuestion} />
              </>
            )}
            {categories.writing === "open" && !session && (
              <>
                <SignInFirst label={own.signIn} kept={keptQuestion} />
                <GoodQuestion />
              </>
            )}
            {categories.writing === "open" && session && (
              // Another member who signs in in another tab gets an empty form: the text belongs to the former one.
              <AskForm key={session} session={session} categories={categories.items} chosen={chosen} onSent={setSent} />
            )}
          </div>
        )}
        <div className={split.aside}>
          <Officer officer={categories.officer} />
        </div>
      </div>
    </>
  );
}

/** The result of sending the question. */
function Sent({ outcome: { message, sent } }: { outcome: Outcome }) {
  const texts = usePageTexts(formWords);
  const said = useResultFocus<HTMLParagraphElement>(message);
  return (
    <div className={styles.sent}>
      <p ref={said} role="status" tabIndex={-1}>
        {message}
      </p>
      {sent && <a href={sent.url}>{sent.state === "public" ? texts.view : texts.mine}</a>}
    </div>
  );
}

interface FormProps {
  session: string;
  categories: ForumCategory[];
  chosen: number | null;
  onSent: (outcome: Outcome) => void;
}

function AskForm({ session, categories, chosen, onSent }: FormProps) {
  const texts = usePageTexts(formWords);
  const { locale, texts: common } = useLanguage();
  const [title, setTitle] = useState("");
  const [category, setCategory] = useState(chosen === null ? "" : String(chosen));
  const similar = useSimilar(title);
  const tell = categories.find(({ id }) => String(id) === category);
  const send = (form: FormData, key: string) => {
    const body = {
      category: Number(textIn(form, "category")),
      title: textIn(form, "title"),
      text: textIn(form, "text"),
      ...termsIn(form),
    };
    return outcomeOf(common, () => browserApi.askQuestion({ locale, session, body, idempotencyKey: key }));
  };
  return (
    <PostForm label={texts.send} submit={texts.send} kept={keptQuestion} send={send} onDone={onSent}>
      <p className={styles.danger}>{texts.danger}</p>
      <PostField name="title" label={texts.title} hint={texts.titleHint}>
        {(field) => (
          <input
            {...field}
            type="text"
            autoComplete="off"
            maxLength={300}
            onInput={({ currentTarget }) => setTitle(currentTarget.value)}
          />
        )}
      </PostField>
      <Similar similar={similar} />
      <PostField name="category" label={texts.category}>
        {(field) => (
          <select {...field} defaultValue={category} onInput={({ currentTarget }) => setCategory(currentTarget.value)}>
            <option value="">{texts.choose}</option>
            {categories.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        )}
      </PostField>
      {tell && <CategoryRules category={tell} />}
      {tell && tell.tell.length > 0 && <Tell category={tell} />}
      <PostField name="text" label={texts.text} hint={texts.textHint}>
        {(field) => <textarea {...field} rows={12} />}
      </PostField>
      <p className={styles.rule}>
        {texts.rule} {texts.privateNote} {texts.kept}
      </p>
    </PostForm>
  );
}

/** The facts that an answer to a question of this category needs. */
function Tell({ category: { tell, locale: served } }: { category: ForumCategory }) {
  const texts = usePageTexts(formWords);
  const { locale } = useLanguage();
  return (
    <div className={styles.tell} lang={served.served}>
      <p lang={locale}>{texts.tell}</p>
      <ul>
        {tell.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}

/** Questions similar to the one that is being typed: one of them may have been answered. */
function Similar({ similar }: { similar: DiscussionLink[] }) {
  const texts = usePageTexts(askWords);
  const forum = usePageTexts(words);
  const { texts: common } = useLanguage();
  return (
    <div className={styles.similar} aria-live="polite">
      {similar.length > 0 && (
        <>
          <p>{texts.similar}</p>
          <ul>
            {similar.map(({ id, title, lang, state, replies }) => (
              <li key={id}>
                <Link to={pages.discussion.href({ id })} lang={lang}>
                  {title}
                </Link>
                <small>{[forum.states[state], forum.replies(common.number(replies))].join(" · ")}</small>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
