"use client";

import { Button } from "@payloadcms/ui";
import { type FormEvent, type ReactNode, useRef } from "react";
import type { Language } from "../shared/language.ts";
import { newKey } from "../shared/new-key.ts";
import { useKeptText } from "../shared/use-kept-text.ts";
import { words } from "./words.ts";

/** The text and the choices in a form about a complaint. */
interface Typed {
  text: string;
  /** Empty until it is chosen: a decision cannot be taken back. */
  outcome: string;
  days: string;
}
const untouched: Typed = { text: "", outcome: "", days: "14" };

interface Props {
  id: number;
  name: "write" | "decide" | "extend" | "note" | "hold";
  title: string;
  label?: string;
  lang: Language;
  language: Language;
  busy: boolean;
  act: (body: object) => Promise<boolean>;
  /** The parts of the form before the text; further fields are kept with it. */
  children?: ReactNode | ((typed: Typed, change: (changes: Partial<Typed>) => void) => ReactNode);
}

/** A form with a text and further fields. An unsent draft is kept, and shown when the form opens again. */
export function TextForm({ id, name, title, label, lang, language, busy, act, children }: Props) {
  const texts = words[language];
  const kept = useKeptText<Partial<Typed>>(`complaint:${id}:${name}`, untouched);
  const typed = { ...untouched, ...kept.value };
  // The idempotency key, the same for each attempt to send the same text.
  const key = useRef("");
  const change = (changes: Partial<Typed>) => {
    key.current = "";
    kept.change({ ...typed, ...changes });
  };
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    key.current ||= newKey();
    const { days, ...fields } = Object.fromEntries(new FormData(event.currentTarget));
    const body = { act: name, key: key.current, ...fields, ...(days && { days: Number(days) }) };
    if (!(await act(body))) return;
    key.current = "";
    kept.forget();
  };
  return (
    <details className="inbox-answer" open={name === "write" || kept.isBack}>
      <summary>{title}</summary>
      <form className="inbox-answer" onSubmit={send}>
        {kept.isBack && <p role="status">{texts.isBack}</p>}
        {typeof children === "function" ? children(typed, change) : children}
        <label>
          {label ?? texts.text}
          <textarea
            name="text"
            lang={lang}
            required
            rows={name === "note" || name === "hold" ? 3 : 6}
            maxLength={10_000}
            value={typed.text}
            onChange={({ currentTarget }) => change({ text: currentTarget.value })}
          />
        </label>
        <Button type="submit" disabled={busy}>
          {texts.acts[name]}
        </Button>
      </form>
    </details>
  );
}
