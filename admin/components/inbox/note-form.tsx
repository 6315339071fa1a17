"use client";

import { Button } from "@payloadcms/ui";
import type { FormEvent } from "react";
import type { Language } from "../shared/language.ts";
import { useItemCall } from "../shared/use-item-call.ts";
import { useKeptText } from "../shared/use-kept-text.ts";
import { words } from "./words.ts";

/** Adds a note for colleagues. */
export function NoteForm({ id, language }: { id: number; language: Language }) {
  const texts = words[language];
  const { busy, call } = useItemCall(`contact-messages/${id}`, texts.failed);
  const note = useKeptText(`message-note:${id}`, "");
  const add = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    if (await call("notes", { text: note.value })) note.forget();
  };
  return (
    <form className="inbox-note-form" onSubmit={add}>
      <label>
        {texts.note}
        <textarea
          name="text"
          rows={3}
          required
          maxLength={10_000}
          aria-describedby="inbox-note-stays"
          value={note.value}
          onChange={({ currentTarget }) => note.change(currentTarget.value)}
        />
      </label>
      <small id="inbox-note-stays">{texts.noteStays}</small>
      <Button type="submit" buttonStyle="secondary" disabled={busy}>
        {texts.addNote}
      </Button>
    </form>
  );
}
