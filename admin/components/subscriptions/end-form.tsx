"use client";

import { type FormEvent, useId, useState } from "react";
import { callServer } from "../shared/call-server.ts";
import parts from "../shared/parts.module.css";
import { Problem } from "../shared/problem.tsx";
import { useTexts } from "../shared/use-language.ts";
import { words } from "./words.ts";

/** Asks for an address and ends its subscriptions. The list never shows addresses, so it is typed as its holder says it. */
export function EndForm() {
  const texts = useTexts(words);
  const note = useId();
  const [email, setEmail] = useState("");
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState<{ text?: string; problem?: string }>({});
  const end = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    const answer = await callServer<{ ended: number }>("/subscriptions/end", texts.failed, { body: { email } });
    setBusy(false);
    if ("problem" in answer) return setSaid({ problem: answer.problem });
    setSaid({ text: texts.ended(answer.data.ended) });
    setEmail("");
  };
  return (
    <details className={parts["fields"]}>
      <summary>{texts.end}</summary>
      <form onSubmit={end}>
        <p id={note}>{texts.note}</p>
        <label>
          {texts.email}
          <input
            type="email"
            required
            autoComplete="off"
            value={email}
            onChange={({ currentTarget }) => setEmail(currentTarget.value)}
            aria-describedby={note}
          />
        </label>
        <p role="status" className={parts["status"]}>
          {said.text}
        </p>
        <Problem text={said.problem} />
        <button type="submit" className={parts["button"]} disabled={busy}>
          {texts.endNow}
        </button>
      </form>
    </details>
  );
}
