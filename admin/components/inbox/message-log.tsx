import type { LogEntry, StoredMessage } from "@setu/content/enquiries/inbox/stored-message";
import type { Language } from "../shared/language.ts";
import { Moment } from "../shared/moment.tsx";
import { NoteForm } from "./note-form.tsx";
import { words } from "./words.ts";

/** The log of a message, oldest entry first, and a form for a note. */
export function MessageLog({ message, language }: { message: StoredMessage; language: Language }) {
  const texts = words[language];
  return (
    <section aria-labelledby="inbox-log">
      <h2 id="inbox-log">{texts.history}</h2>
      <ol className="inbox-log">
        <li>
          <Moment at={message.createdAt} language={language} /> {texts.log.received}
        </li>
        {(message.log ?? []).map((entry) => (
          <li key={`${entry.at} ${entry.what}`} data-what={entry.what}>
            <Moment at={entry.at} language={language} /> <strong>{entry.by}</strong>
            <Event entry={entry} language={language} />
          </li>
        ))}
      </ol>
      <NoteForm id={message.id} language={language} />
    </section>
  );
}

function Event({ entry, language }: { entry: LogEntry; language: Language }) {
  const texts = words[language];
  switch (entry.what) {
    case "noted":
      return <span className="inbox-words">{entry.text}</span>;
    case "moved":
      return ` ${texts.log.moved(texts.tabs[entry.from], texts.tabs[entry.to])}`;
    case "assigned":
      if (entry.to === entry.by) return ` ${texts.log.took}`;
      return ` ${entry.to ? texts.log.assigned(entry.to) : texts.log.released}`;
    case "answered":
      return ` ${texts.log.answered}`;
    case "madeFaq":
      return ` ${texts.log.madeFaq}`;
    case "retried":
      return ` ${texts.log.retried(texts.mailNames[entry.mail])}`;
  }
}
