"use client";

import type { Note } from "@setu/content/applications/board/notes";
import { dayAndTime } from "@setu/content/calendar/moment-text";
import { useState } from "react";
import { words } from "../applications/words.ts";
import parts from "../shared/parts.module.css";
import { useKeptText } from "../shared/use-kept-text.ts";
import { useLanguage, useTexts } from "../shared/use-language.ts";

interface Props {
  application: number;
  notes: readonly Note[];
  onAdd(text: string): Promise<boolean>;
}

/** Colleagues' notes, and a field for a new one. Not a form, since it is inside Payload's form. */
export function Notes({ application, notes, onAdd }: Props) {
  const texts = useTexts(words);
  const language = useLanguage();
  const note = useKeptText(`application-note:${application}`, "");
  const [busy, setBusy] = useState(false);
  const add = async () => {
    setBusy(true);
    if (await onAdd(note.value)) note.forget();
    setBusy(false);
  };
  return (
    <section>
      <h4>{texts.colleaguesNotes}</h4>
      {notes.length === 0 && <p className={parts["quiet"]}>{texts.noNotes}</p>}
      <ol>
        {notes.map(({ id, by, at, text }) => (
          <li key={id} className={parts["note"]}>
            {text}
            <br />
            <small className={parts["quiet"]}>
              {by}, {dayAndTime(new Date(at), language)}
            </small>
          </li>
        ))}
      </ol>
      <label>
        {texts.newNote}
        <textarea
          rows={3}
          maxLength={4000}
          value={note.value}
          onChange={({ currentTarget }) => note.change(currentTarget.value)}
          aria-describedby="note-stays"
        />
      </label>
      <small id="note-stays" className={parts["quiet"]}>
        {texts.noteStays}
      </small>
      <button type="button" className={parts["button"]} disabled={busy || note.value.trim() === ""} onClick={add}>
        {texts.addNote}
      </button>
    </section>
  );
}
