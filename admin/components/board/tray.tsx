"use client";

import type { Card } from "@setu/content/applications/board/board";
import type { ReactNode, Ref } from "react";
import { type Outcome, OutcomeMessages } from "../applications/outcome.tsx";
import { WaitingMail } from "../applications/waiting-mail.tsx";
import { words } from "../applications/words.ts";
import { figure } from "../shared/figures.ts";
import { useLanguage, useTexts } from "../shared/use-language.ts";
import styles from "./board.module.css";

interface Props {
  cards: readonly Card[];
  outcome: Outcome;
  onDone(outcome: Outcome): void;
  ref: Ref<HTMLDivElement>;
  /** The actions on the selected applications. */
  children: ReactNode;
}

/** At the bottom of the window: the result of the last action, mails that can be stopped, actions on the selection. */
export function Tray({ cards, outcome, onDone, ref, children }: Props) {
  const waiting = cards.flatMap(({ name, mails }) =>
    mails.filter(({ isWithheld }) => !isWithheld).map((mail) => ({ name, mail })),
  );
  const isEmpty = !outcome.text && !outcome.problem && waiting.length === 0 && !children;
  return (
    <div className={styles["tray"]} data-empty={isEmpty} ref={ref} tabIndex={-1}>
      <OutcomeMessages {...outcome} />
      {waiting.length > 0 && <WaitingMails waiting={waiting} onDone={onDone} />}
      {children}
    </div>
  );
}

interface WaitingMailsProps extends Pick<Props, "onDone"> {
  waiting: readonly { name: string; mail: Card["mails"][number] }[];
}

function WaitingMails({ waiting, onDone }: WaitingMailsProps) {
  const texts = useTexts(words);
  const language = useLanguage();
  return (
    <details open={waiting.length < 4}>
      <summary>
        {texts.waiting}: {figure(waiting.length, language)}
      </summary>
      {waiting.map(({ name, mail }) => (
        <WaitingMail key={mail.id} mail={mail} name={name} isNamed onDone={onDone} />
      ))}
    </details>
  );
}
