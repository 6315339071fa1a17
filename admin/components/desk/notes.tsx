"use client";

import type { Note } from "@setu/content/applications/board/notes";
import { useState } from "react";
import type { wordsFor } from "../board/words.ts";
import parts from "../shared/parts.module.css";
import { useKeptText } from "../shared/use-kept-text.ts";

interface Props {
  application: number;
  notes: readonly Note[];
  words: ReturnType<typeof wordsFor>;
  onAdd(text: string): Promise<boolean>;
}

/** What colleagues noted, and one more. No form of its own: it stands within the document's. */
export function Notes({ application, notes, words, onAdd }: Props) {
  const note = useKeptText(`application-note:${application}`, "");
  const [busy, setBusy] = useState(false);
  const add = async () => {
    setBusy(true);
    if (await onAdd(note.value)) note.forget();
    setBusy(false);
  };
  return (
    <section>
      <h4>{words.colleaguesNotes}</h4>
      {notes.length === 0 && <p className={parts["quiet"]}>{words.noNotes}</p>}
      <ol>
        {notes.map(({ id, by, at, text: said }) => (
          <li key={id} className={parts["note"]}>
            {said}
            <br />
            <small className={parts["quiet"]}>
              {by}, {words.when(at)}
            </small>
          </li>
        ))}
      </ol>
      <label>
        {words.newNote}
        <textarea
          rows={3}
          maxLength={4000}
          value={note.value}
          onChange={({ currentTarget }) => note.change(currentTarget.value)}
          aria-describedby="note-stays"
        />
      </label>
      <small id="note-stays" className={parts["quiet"]}>
        {words.noteStays}
      </small>
      <button type="button" className={parts["button"]} disabled={busy || note.value.trim() === ""} onClick={add}>
        {words.addNote}
      </button>
    </section>
  );
}
