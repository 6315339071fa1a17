"use client";

import { Button } from "@payloadcms/ui";
import { messageReference } from "@setu/content/enquiries/message-reference";
import { type FormEvent, useRef } from "react";
import type { Language } from "../shared/language.ts";
import { newKey } from "../shared/new-key.ts";
import { useItemCall } from "../shared/use-item-call.ts";
import { useKeptText } from "../shared/use-kept-text.ts";
import { withReply } from "./with-reply.ts";
import { words } from "./words.ts";

interface Props {
  message: { id: number; name: string; email: string; text: string };
  /** The language of the pages that the visitor wrote from. */
  visitorLanguage: Language;
  /** The language of the screen. */
  language: Language;
  closing: string;
  /** The ids of the answers on the screen. */
  seen: number[];
  /** The published answer to a question that was made of the message, as a text to send; null if there is none. */
  reply: string | null;
}

/** The subject and greeting of an answer, in the visitor's language. */
const beginning = {
  en: (name: string) => ({ subject: "Your message", greeting: `Dear ${name},` }),
  ne: (name: string) => ({ subject: "तपाईंको सन्देश", greeting: `${name} ज्यू,` }),
};

/** The server refuses a longer text. */
const mostLetters = 10_000;

/** The answer to a message, which is sent by mail. */
export function AnswerForm({ message, visitorLanguage, language, closing, seen, reply }: Props) {
  const texts = words[language];
  const { busy, call } = useItemCall(`contact-messages/${message.id}`, texts.failed);
  // The idempotency key of this answer, the same for each attempt to send the same. The next answer gets another.
  const key = useRef("");
  const { subject, greeting } = beginning[visitorLanguage](message.name);
  const answer = useKeptText(`answer:${message.id}`, {
    subject: `${subject} ${messageReference(message.id)}`,
    text: `${greeting}\n\n\n\n${closing}`.trimEnd(),
  });

  const change = (changes: Partial<typeof answer.value>) => {
    key.current = "";
    answer.change({ ...answer.value, ...changes });
  };

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    key.current ||= newKey();
    if (!(await call("answers", { ...answer.value, key: key.current, seen }))) return;
    key.current = "";
    answer.forget();
  };

  return (
    <form className="inbox-answer" onSubmit={send}>
      <h2>{texts.answer}</h2>
      <p>
        <strong>{texts.answerIn[visitorLanguage]}</strong> {texts.to(message.email)}
      </p>
      {answer.isBack && <p role="status">{texts.isBack}</p>}
      <Fields value={answer.value} visitorLanguage={visitorLanguage} language={language} onChange={change} />
      {reply && !answer.value.text.includes(reply) && (
        <InsertReply
          text={withReply(answer.value.text, reply, closing)}
          language={language}
          onInsert={(text) => change({ text })}
        />
      )}
      <details>
        <summary>{texts.quoted}</summary>
        <blockquote lang={visitorLanguage}>{message.text}</blockquote>
      </details>
      <Button type="submit" disabled={busy}>
        {texts.send}
      </Button>
    </form>
  );
}

interface InsertProps {
  /** The answer with the reply in it. */
  text: string;
  language: Language;
  onInsert(text: string): void;
}

function InsertReply({ text, language, onInsert }: InsertProps) {
  const texts = words[language];
  if (text.length > mostLetters) return <p role="status">{texts.replyTooLong}</p>;
  return (
    <Button type="button" buttonStyle="secondary" size="small" onClick={() => onInsert(text)}>
      {texts.insertReply}
    </Button>
  );
}

interface FieldsProps extends Pick<Props, "visitorLanguage" | "language"> {
  value: { subject: string; text: string };
  onChange(changes: { subject?: string; text?: string }): void;
}

function Fields({ value, visitorLanguage, language, onChange }: FieldsProps) {
  const texts = words[language];
  return (
    <>
      <label>
        {texts.subject}
        <input
          type="text"
          name="subject"
          lang={visitorLanguage}
          required
          maxLength={200}
          value={value.subject}
          onChange={({ currentTarget }) => onChange({ subject: currentTarget.value })}
        />
      </label>
      <label>
        {texts.text}
        <textarea
          name="text"
          lang={visitorLanguage}
          required
          rows={12}
          maxLength={mostLetters}
          value={value.text}
          onChange={({ currentTarget }) => onChange({ text: currentTarget.value })}
        />
      </label>
    </>
  );
}
