"use client";

import { Button } from "@payloadcms/ui";
import { type FormEvent, useRef } from "react";
import type { Language } from "../shared/language.ts";
import { newKey } from "../shared/new-key.ts";
import { useItemCall } from "../shared/use-item-call.ts";
import { useKeptText } from "../shared/use-kept-text.ts";
import { words } from "./words.ts";

interface Props {
  question: number;
  /** The language of the question. */
  lang: Language;
  /** The staff member in whose name the account answers. */
  person: string;
  language: Language;
}

/** A form that answers a question in the name of a staff member. */
export function AnswerAs({ question, lang, person, language }: Props) {
  const texts = words[language];
  const { busy, call } = useItemCall(`forum-posts/${question}`, texts.failed);
  // The idempotency key of this answer, the same for each attempt, also with corrected words: only one is published.
  const key = useRef("");
  const answer = useKeptText(`forum-answer:${question}`, "");
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    key.current ||= newKey();
    if (!(await call("answers", { text: answer.value, key: key.current }))) return;
    key.current = "";
    answer.forget();
  };
  return (
    <form className="inbox-answer" onSubmit={send}>
      <h2>{texts.answer}</h2>
      <p>{texts.answerAs(person)}</p>
      <label>
        {texts.text}
        <textarea
          name="text"
          lang={lang}
          required
          rows={10}
          maxLength={8000}
          value={answer.value}
          onChange={({ currentTarget }) => answer.change(currentTarget.value)}
        />
      </label>
      <Button type="submit" disabled={busy}>
        {texts.publish}
      </Button>
    </form>
  );
}
