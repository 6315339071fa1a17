"use client";

import type { Card } from "@setu/content/applications/board/board";
import type { ReactNode, Ref } from "react";
import parts from "../shared/parts.module.css";
import styles from "./board.module.css";
import { Waiting } from "./waiting-mail.tsx";
import type { wordsFor } from "./words.ts";

interface Props {
  cards: readonly Card[];
  said: { problem?: string; text?: string };
  words: ReturnType<typeof wordsFor>;
  onDone(said: { problem?: string; text?: string }): void;
  ref: Ref<HTMLDivElement>;
  /** What can be done with the chosen ones. */
  children: ReactNode;
}

/** At the lower edge, wherever one has scrolled to: what has been done, what can still be undone, what is chosen. */
export function Tray({ cards, said, words, onDone, ref, children }: Props) {
  const waiting = cards.flatMap(({ name, mails }) => mails.map((mail) => ({ name, mail })));
  const isEmpty = !said.text && !said.problem && waiting.length === 0 && !children;
  return (
    <div className={styles["tray"]} data-empty={isEmpty} ref={ref} tabIndex={-1}>
      <p role="status" className={parts["said"]}>
        {said.text ?? ""}
      </p>
      {said.problem && (
        <p role="alert" className={parts["problem"]}>
          {said.problem}
        </p>
      )}
      {waiting.length > 0 && (
        <details open={waiting.length < 4}>
          <summary>
            {words.waiting}: {words.figure(waiting.length)}
          </summary>
          {waiting.map(({ name, mail }) => (
            <Waiting key={mail.id} mail={mail} name={name} isNamed words={words} onDone={onDone} />
          ))}
        </details>
      )}
      {children}
    </div>
  );
}
