"use client";

import { Button } from "@payloadcms/ui";
import { isOpen, type MessageState, movesFrom } from "@setu/content/enquiries/inbox/message-states";
import type { Language } from "../shared/language.ts";
import { useItemCall } from "../shared/use-item-call.ts";
import { EraseMessage } from "./erase-message.tsx";
import { words } from "./words.ts";

interface Props {
  id: number;
  state: MessageState;
  /** The id of the account that is to answer. */
  assignee: number | null;
  /** The staff who answer enquiries. */
  people: readonly { id: number; name: string }[];
  /** The id of the account that is signed in. */
  self: number;
  mayErase: boolean;
  language: Language;
}

/** The state of a message, who is to answer it, and the buttons that change both. */
export function MessageMoves({ id, state, assignee, people, self, mayErase, language }: Props) {
  const texts = words[language];
  const { busy, call } = useItemCall(`contact-messages/${id}`, texts.failed);
  const assign = (user: number | null) => call("assignee", { user });
  return (
    <section aria-labelledby="inbox-state">
      <h2 id="inbox-state">{texts.state}</h2>
      <p>
        <span className="inbox-state" data-state={state}>
          {texts.tabs[state]}
        </span>
      </p>
      {isOpen(state) && <Assignee {...{ assignee, people, language, busy }} onChange={assign} />}
      <div className="inbox-moves">
        {isOpen(state) && assignee !== self && (
          <Button buttonStyle="secondary" size="small" disabled={busy} onClick={() => assign(self)}>
            {texts.takeIt}
          </Button>
        )}
        {movesFrom(state).map((to) => (
          <Button
            key={to}
            buttonStyle="secondary"
            size="small"
            disabled={busy}
            onClick={() => call("state", { state: to })}
          >
            {moveText(state, to, language)}
          </Button>
        ))}
      </div>
      {mayErase && <EraseMessage id={id} language={language} />}
    </section>
  );
}

function moveText(from: MessageState, to: MessageState, language: Language): string {
  const texts = words[language];
  if (to === "new") return from === "spam" ? texts.noSpam : from === "assigned" ? texts.unassign : texts.moves.new;
  if (to === "closed") return from === "answered" ? texts.closeAnswered : texts.moves.closed;
  return texts.moves.spam;
}

interface AssigneeProps extends Pick<Props, "assignee" | "people" | "language"> {
  busy: boolean;
  onChange(user: number | null): void;
}

function Assignee({ assignee, people, language, busy, onChange }: AssigneeProps) {
  const texts = words[language];
  return (
    <label>
      {texts.assignedTo}
      <select
        value={assignee ?? ""}
        disabled={busy}
        onChange={({ target }) => onChange(target.value === "" ? null : Number(target.value))}
      >
        <option value="">{texts.nobody}</option>
        {people.map((person) => (
          <option key={person.id} value={person.id}>
            {person.name}
          </option>
        ))}
      </select>
    </label>
  );
}
