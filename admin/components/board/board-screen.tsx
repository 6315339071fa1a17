"use client";

import { Link } from "@payloadcms/ui";
import type { Board, Card } from "@setu/content/applications/board/board";
import { useRouter } from "next/navigation";
import { useRef, useState, useTransition } from "react";
import { MoveDialog } from "../applications/move-dialog.tsx";
import type { Outcome } from "../applications/outcome.tsx";
import { words } from "../applications/words.ts";
import parts from "../shared/parts.module.css";
import { useTexts } from "../shared/use-language.ts";
import styles from "./board.module.css";
import { StageColumn } from "./stage-column.tsx";
import { Tools } from "./tools.tsx";
import { Tray } from "./tray.tsx";
import { type Selection, useSelection } from "./use-selection.ts";

/** The board of one vacancy. The server changes the applications; then the board is read again. */
export function BoardScreen({ board }: { board: Board }) {
  const { vacancies, vacancy, stages, cards, reasons } = board;
  const texts = useTexts(words);
  const router = useRouter();
  const [isLoading, load] = useTransition();
  const selection = useSelection();
  const [moving, setMoving] = useState<readonly Card[]>([]);
  const [outcome, setOutcome] = useState<Outcome>({});
  const chosen = cards.filter(({ id }) => selection.ids.has(id));
  const tray = useRef<HTMLDivElement>(null);
  const showVacancy = (id: number) => {
    selection.clear();
    setOutcome({});
    load(() => router.push(`/admin/board?vacancy=${id}`));
  };
  const finish = (result: Outcome) => {
    setOutcome(result);
    setMoving([]);
    selection.clear();
    load(() => router.refresh());
    // The focused card is in another column now. The tray has the button that undoes the move.
    tray.current?.focus({ preventScroll: true });
  };
  return (
    <div id="board" className={`${parts["fields"]} ${styles["board"]}`} aria-busy={isLoading}>
      <div className={styles["top"]}>
        <h1>{texts.board}</h1>
        <Link href="/admin/collections/applications" prefetch={false}>
          {texts.list}
        </Link>
      </div>
      {vacancy ? (
        <>
          <Tools vacancies={vacancies} vacancy={vacancy.id} onChoose={showVacancy} />
          <Columns board={board} selection={selection} onMove={setMoving} onDone={finish} />
        </>
      ) : (
        <p>{texts.none}</p>
      )}
      <Tray cards={cards} outcome={isLoading ? { text: texts.loading } : outcome} onDone={finish} ref={tray}>
        {chosen.length > 0 && <SelectionActions chosen={chosen} onMove={setMoving} onClear={selection.clear} />}
      </Tray>
      {moving.length > 0 && (
        <MoveDialog
          applications={moving}
          stages={stages}
          reasons={reasons}
          onDone={finish}
          onClose={() => setMoving([])}
        />
      )}
    </div>
  );
}

interface ColumnsProps {
  board: Board;
  selection: Selection;
  onMove(cards: readonly Card[]): void;
  onDone(outcome: Outcome): void;
}

function Columns({ board: { stages, cards }, selection, onMove, onDone }: ColumnsProps) {
  const texts = useTexts(words);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to scroll it
    <section className={styles["columns"]} aria-label={texts.board} tabIndex={0}>
      {stages.map((stage) => (
        <StageColumn
          key={stage.key}
          stage={stage}
          cards={cards.filter((card) => card.stage === stage.key)}
          selection={selection}
          onMove={(card) => onMove([card])}
          onDone={onDone}
        />
      ))}
    </section>
  );
}

interface SelectionActionsProps {
  chosen: readonly Card[];
  onMove(cards: readonly Card[]): void;
  onClear(): void;
}

function SelectionActions({ chosen, onMove, onClear }: SelectionActionsProps) {
  const texts = useTexts(words);
  return (
    <div className={parts["actions"]}>
      <strong>{texts.chosen(chosen.length)}</strong>
      <button type="button" className={parts["primary"]} onClick={() => onMove(chosen)}>
        {texts.moveMany(chosen.length)}
      </button>
      <button type="button" className={parts["button"]} onClick={onClear}>
        {texts.clear}
      </button>
    </div>
  );
}
