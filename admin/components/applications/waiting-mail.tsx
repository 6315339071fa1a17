"use client";

import type { WaitingMail as Mail } from "@setu/content/applications/board/waiting-mails";
import { useEffect, useState } from "react";
import { callEndpoint } from "../shared/call-server.ts";
import parts from "../shared/parts.module.css";
import { useTexts } from "../shared/use-language.ts";
import type { Outcome } from "./outcome.tsx";
import { words } from "./words.ts";

interface Props {
  mail: Mail;
  /** The applicant who will get it. */
  name: string;
  /** Shows the applicant's name, where the mail is not on the applicant's own card. */
  isNamed?: boolean;
  /** Called after an attempt to undo; the caller must reload its data. */
  onDone(outcome: Outcome): void;
}

/** A mail that waits, with a countdown or why it will not be sent, and the button that undoes its move. */
export function WaitingMail({ mail, name, isNamed = false, onDone }: Props) {
  const texts = useTexts(words);
  const leftMs = useCountdown(mail.leftMs);
  const [busy, setBusy] = useState(false);
  const fate = mail.isWithheld
    ? texts.willBeWithheld
    : leftMs > 0
      ? texts.sentIn(minutesAndSeconds(leftMs))
      : texts.beingSent;
  const undo = async () => {
    setBusy(true);
    const answer = await callEndpoint(`/applicant-mails/${mail.id}/undo`, texts.unreachable, {});
    setBusy(false);
    onDone("problem" in answer ? { problem: answer.problem } : { text: texts.undone });
  };
  return (
    <div className={parts["waiting"]}>
      <span>
        {isNamed && `${name}: `}
        {mail.subject} <span className={parts[mail.isWithheld ? "quiet" : "left"]}>{fate}</span>
      </span>
      {leftMs > 0 && (
        <button
          type="button"
          className={parts["button"]}
          disabled={busy}
          onClick={undo}
          aria-label={texts.undoFor(name)}
        >
          {texts.undo}
        </button>
      )}
    </div>
  );
}

/** Counts down from a time in ms, every second. Clocks differ between computers, so the server sends the time left. */
function useCountdown(ms: number): number {
  const [left, setLeft] = useState(ms);
  useEffect(() => {
    const end = performance.now() + ms;
    const timer = setInterval(() => setLeft(end - performance.now()), 1000);
    return () => clearInterval(timer);
  }, [ms]);
  return left;
}

/** "9:05". */
function minutesAndSeconds(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
