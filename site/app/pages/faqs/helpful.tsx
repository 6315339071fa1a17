import type { Faq } from "@setu/contract/faqs/faqs";
import { useEffect, useId, useRef, useState } from "react";
import { browserApi } from "../../api/browser-api.ts";
import { HiddenFields } from "../../components/form/hidden-fields.tsx";
import { useResultFocus } from "../../components/form/use-result-focus.ts";
import { useLanguage, usePageTexts } from "../../i18n/texts.ts";
import { type Attempt, attemptFor } from "../../sending/attempt.ts";
import { useSending } from "../../sending/use-sending.ts";
import styles from "./faq-entry.module.css";
import { isJudged, noteJudged } from "./judged.ts";
import { type Feedback, sendFeedback } from "./send-feedback.ts";
import { words } from "./texts.ts";

interface Props {
  faq: Faq;
  posted: Feedback | undefined;
  /** The action of the forms without JavaScript. */
  address: string;
}

/** Asks, once on each device, whether an answer helped, and if not, what was missing from it. */
export function Helpful({ faq: { id, question }, posted, address }: Props) {
  const texts = usePageTexts(words);
  const { feedback, sending, note, submit } = useFeedback(posted);
  const [wasJudged, setWasJudged] = useState(false);
  useEffect(() => {
    if (feedback && feedback.said !== "refused") noteJudged(id);
    setWasJudged(isJudged(id));
  }, [id, feedback]);
  // When something was refused, only a note comes back with its text.
  const refusedNote = feedback?.text === undefined ? undefined : feedback;
  const canVote = !feedback || (feedback.said === "refused" && !refusedNote);
  const said = useResultFocus<HTMLParagraphElement>(!canVote && !refusedNote);
  if (wasJudged && !feedback) return <p className={styles.helpful}>{texts.thanks}</p>;
  return (
    <div className={styles.helpful}>
      {canVote && (
        <form method="post" action={address} onSubmit={submit} aria-label={texts.helpful + texts.about(question)}>
          <input type="hidden" name="id" value={id} />
          <p>{texts.helpful}</p>
          {(["yes", "no"] as const).map((answer) => (
            <button key={answer} type="submit" name="helpful" value={answer} aria-disabled={sending}>
              {texts[answer]}
            </button>
          ))}
        </form>
      )}
      <p ref={said} role="status" tabIndex={-1}>
        {note ?? (refusedNote ? undefined : feedback?.message)}
      </p>
      {(feedback?.said === "unhelpful" || refusedNote) && <Missing id={id} posted={refusedNote} address={address} />}
    </div>
  );
}

/** The form for an anonymous note about what was missing from an answer. */
function Missing({ id, posted, address }: Omit<Props, "faq"> & { id: number }) {
  const texts = usePageTexts(words);
  const { feedback, sending, note, submit, edit } = useFeedback(posted);
  const field = useId();
  const isRefused = feedback?.said === "refused";
  const isSent = feedback?.said === "note";
  const said = useResultFocus<HTMLParagraphElement>(isSent);
  if (isSent) {
    return (
      <p ref={said} role="status" tabIndex={-1}>
        {feedback.message}
      </p>
    );
  }
  return (
    <form method="post" action={address} className={styles.missing} noValidate onSubmit={submit} onInput={edit}>
      <input type="hidden" name="id" value={id} />
      <label htmlFor={field}>{texts.missing}</label>
      <p id={`${field}-hint`} className={styles.hint}>
        {texts.missingHint}
      </p>
      <textarea
        id={field}
        name="text"
        rows={3}
        defaultValue={posted?.text}
        aria-describedby={`${field}-hint ${field}-outcome`}
        aria-invalid={isRefused || undefined}
      />
      <HiddenFields />
      <button type="submit" aria-disabled={sending}>
        {texts.send}
      </button>
      <p id={`${field}-outcome`} role="status" data-failed={isRefused}>
        {note ?? feedback?.message}
      </p>
    </form>
  );
}

function useFeedback(posted: Feedback | undefined) {
  const { locale, texts } = useLanguage();
  const [feedback, setFeedback] = useState(posted);
  const attempt = useRef<Attempt>(undefined);
  const sending = useSending({
    send: (form) => {
      // A changed note is another one. A vote has no text, so its key stays: a reader has one vote.
      attempt.current = attemptFor(String(form.get("text")), attempt.current);
      form.set("idempotency_key", attempt.current.key);
      return sendFeedback(form, { api: browserApi, locale, texts });
    },
    settle: setFeedback,
  });
  return { feedback, ...sending };
}
