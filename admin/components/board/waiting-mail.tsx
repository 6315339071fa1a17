"use client";

import type { WaitingMail } from "@setu/content/applications/board/waiting-mails";
import { useEffect, useState } from "react";
import { callEndpoint } from "../shared/call-server.ts";
import parts from "../shared/parts.module.css";
import type { wordsFor } from "./words.ts";

interface Props {
  mail: WaitingMail;
  name: string;
  /** Whether its reader is to be told, where it does not stand on the card. */
  isNamed?: boolean;
  words: ReturnType<typeof wordsFor>;
  /** What became of it, in words; then what is shown is read again. */
  onDone(said: { problem?: string; text?: string }): void;
}

const clock = (ms: number): string => {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
};

/** A mail that waits, with the time that is left to undo it by the server's clock. */
export function Waiting({ mail, name, isNamed = false, words, onDone }: Props) {
  const [left, setLeft] = useState(mail.leftMs);
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    const end = performance.now() + mail.leftMs;
    const timer = setInterval(() => setLeft(end - performance.now()), 1000);
    return () => clearInterval(timer);
  }, [mail.leftMs]);
  const undo = async () => {
    setBusy(true);
    const answer = await callEndpoint(`/applicant-mails/${mail.id}/undo`, words.unreachable, {});
    setBusy(false);
    onDone("problem" in answer ? { problem: answer.problem } : { text: words.undone });
  };
  return (
    <div className={parts["waiting"]}>
      <span>
        {isNamed && `${name}: `}
        {mail.subject} <span className={parts["left"]}>{left > 0 ? words.goesIn(clock(left)) : words.going}</span>
      </span>
      {left > 0 && (
        <button
          type="button"
          className={parts["button"]}
          disabled={busy}
          onClick={undo}
          aria-label={words.undoFor(name)}
        >
          {words.undo}
        </button>
      )}
    </div>
  );
}
