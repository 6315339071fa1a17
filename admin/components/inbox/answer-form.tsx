"use client";

import { type FormEvent, useRef } from "react";
import type { Language } from "../shared/language.ts";
import { newKey } from "../shared/new-key.ts";
import { useKeptText } from "../shared/use-kept-text.ts";
import { useMessageCall } from "./use-message-call.ts";
import { words } from "./words.ts";

interface Props {
  message: { id: number; name: string; email: string; text: string };
  /** The language of the pages that the visitor wrote from. */
  visitors: Language;
  /** The language of the screen. */
  language: Language;
  closing: string;
}

/** What an answer begins with, in the visitor's language. */
const begun = {
  en: (name: string) => ({ subject: "Your message", greeting: `Dear ${name},` }),
  ne: (name: string) => ({ subject: "तपाईंको सन्देश", greeting: `${name} ज्यू,` }),
};
const reference = (id: number) => `M-${String(id).padStart(6, "0")}`;

/** An answer, written here and sent by mail. */
export function AnswerForm({ message, visitors, language, closing }: Props) {
  const texts = words[language];
  const { busy, call } = useMessageCall(message.id, language);
  // One answer, however often it is sent: only when it has arrived does another one begin.
  const key = useRef("");
  const { subject, greeting } = begun[visitors](message.name);
  const answer = useKeptText(`answer:${message.id}`, {
    subject: `${subject} ${reference(message.id)}`,
    text: `${greeting}\n\n\n\n${closing}`.trimEnd(),
  });

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    key.current ||= newKey();
    if (!(await call("answers", { ...answer.value, key: key.current }))) return;
    key.current = "";
    answer.forget();
  };

  return (
    <form className="inbox-answer" onSubmit={send}>
      <h2>{texts.answer}</h2>
      <p>
        <strong>{texts.answerIn[visitors]}</strong> {texts.to(message.email)}
      </p>
      {answer.isBack && <p role="status">{texts.isBack}</p>}
      <label>
        {texts.subject}
        <input
          type="text"
          name="subject"
          lang={visitors}
          required
          maxLength={200}
          value={answer.value.subject}
          onChange={({ currentTarget }) => answer.change({ ...answer.value, subject: currentTarget.value })}
        />
      </label>
      <label>
        {texts.text}
        <textarea
          name="text"
          lang={visitors}
          required
          rows={12}
          maxLength={10_000}
          value={answer.value.text}
          onChange={({ currentTarget }) => answer.change({ ...answer.value, text: currentTarget.value })}
        />
      </label>
      <details>
        <summary>{texts.quoted}</summary>
        <blockquote lang={visitors}>{message.text}</blockquote>
      </details>
      <button type="submit" className="btn btn--style-primary btn--size-medium" disabled={busy}>
        {texts.send}
      </button>
    </form>
  );
}
