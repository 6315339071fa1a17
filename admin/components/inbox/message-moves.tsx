"use client";

import { isOpen, type MessageState, movesFrom } from "@setu/content/enquiries/inbox/message-states";
import type { Language } from "../shared/language.ts";
import { EraseMessage } from "./erase-message.tsx";
import { useMessageCall } from "./use-message-call.ts";
import { words } from "./words.ts";

interface Props {
  id: number;
  state: MessageState;
  assignee: number | null;
  people: { id: number; name: string }[];
  self: number;
  mayErase: boolean;
  language: Language;
}

/** Where the message stands, whose it is, and where it may go from here. */
export function MessageMoves({ id, state, assignee, people, self, mayErase, language }: Props) {
  const texts = words[language];
  const { busy, call } = useMessageCall(id, language);
  const label = (to: MessageState) => {
    if (to === "new") return state === "spam" ? texts.noSpam : state === "assigned" ? texts.unassign : texts.moves.new;
    if (to === "closed") return state === "answered" ? texts.closeAnswered : texts.moves.closed;
    return texts.moves.spam;
  };
  const assign = (user: number | null) => call("assignee", { user });
  return (
    <section aria-labelledby="inbox-state">
      <h2 id="inbox-state">{texts.state}</h2>
      <p>
        <span className="inbox-state" data-state={state}>
          {texts.tabs[state]}
        </span>
      </p>
      {isOpen(state) && (
        <label>
          {texts.assignedTo}
          <select
            value={assignee ?? ""}
            disabled={busy}
            onChange={({ target }) => assign(target.value === "" ? null : Number(target.value))}
          >
            <option value="">{texts.nobody}</option>
            {people.map((person) => (
              <option key={person.id} value={person.id}>
                {person.name}
              </option>
            ))}
          </select>
        </label>
      )}
      <div className="inbox-moves">
        {isOpen(state) && assignee !== self && (
          <button
            type="button"
            className="btn btn--style-secondary btn--size-small"
            disabled={busy}
            onClick={() => assign(self)}
          >
            {texts.takeIt}
          </button>
        )}
        {movesFrom(state).map((to) => (
          <button
            key={to}
            type="button"
            className="btn btn--style-secondary btn--size-small"
            disabled={busy}
            onClick={() => call("state", { state: to })}
          >
            {label(to)}
          </button>
        ))}
      </div>
      {mayErase && <EraseMessage id={id} language={language} />}
    </section>
  );
}
