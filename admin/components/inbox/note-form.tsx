"use client";

import type { FormEvent } from "react";
import { useMessageCall } from "./use-message-call.ts";
import { type Language, words } from "./words.ts";

/** A note for colleagues. */
export function NoteForm({ id, language }: { id: number; language: Language }) {
  const texts = words[language];
  const { busy, call } = useMessageCall(id, language);
  const add = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (busy) return;
    if (await call("notes", { text: new FormData(form).get("text") })) form.reset();
  };
  return (
    <form className="inbox-note-form" onSubmit={add}>
      <label>
        {texts.note}
        <textarea name="text" rows={3} required maxLength={10_000} aria-describedby="inbox-note-stays" />
      </label>
      <small id="inbox-note-stays">{texts.noteStays}</small>
      <button type="submit" className="btn btn--style-secondary btn--size-medium" disabled={busy}>
        {texts.addNote}
      </button>
    </form>
  );
}
