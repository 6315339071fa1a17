"use client";

import type { Card } from "@setu/content/applications/board/board";
import type { Outcome } from "../applications/outcome.tsx";
import type { Stage } from "../applications/use-move.ts";
import { words } from "../applications/words.ts";
import { figure } from "../shared/figures.ts";
import parts from "../shared/parts.module.css";
import { useLanguage, useTexts } from "../shared/use-language.ts";
import styles from "./board.module.css";
import { ApplicationCard } from "./card.tsx";
import type { Selection } from "./use-selection.ts";

interface Props {
  stage: Stage;
  cards: readonly Card[];
  selection: Selection;
  onMove(card: Card): void;
  onDone(outcome: Outcome): void;
}

/** The applications in one stage. */
export function StageColumn({ stage: { key, label }, cards, selection, onMove, onDone }: Props) {
  const texts = useTexts(words);
  const language = useLanguage();
  return (
    <section aria-labelledby={`stage-${key}`} data-stage={key}>
      <div className={styles["stage"]}>
        <h2 id={`stage-${key}`}>
          {label} <span className={styles["count"]}>{figure(cards.length, language)}</span>
        </h2>
        {cards.length > 1 && (
          <button
            type="button"
            className={parts["plain"]}
            aria-label={texts.chooseAllIn(label)}
            onClick={() => selection.add(cards.map(({ id }) => id))}
          >
            {texts.chooseAll}
          </button>
        )}
      </div>
      {cards.length === 0 && <p className={parts["quiet"]}>{texts.noneHere}</p>}
      <ul>
        {cards.map((card) => (
          <ApplicationCard
            key={card.id}
            card={card}
            isChosen={selection.ids.has(card.id)}
            onChoose={(isChosen) => (isChosen ? selection.add([card.id]) : selection.remove(card.id))}
            onMove={() => onMove(card)}
            onDone={onDone}
          />
        ))}
      </ul>
    </section>
  );
}
