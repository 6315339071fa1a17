"use client";

import { Link, useTranslation } from "@payloadcms/ui";
import type { Board } from "@setu/content/applications/board/board";
import { useRouter } from "next/navigation";
import { useRef, useState, useTransition } from "react";
import parts from "../shared/parts.module.css";
import styles from "./board.module.css";
import { ApplicationCard } from "./card.tsx";
import { type Movable, MoveDialog } from "./move-dialog.tsx";
import { Tray } from "./tray.tsx";
import { wordsFor } from "./words.ts";

interface Said {
  problem?: string;
  text?: string;
}

/** The board of one vacancy. What is done is done on the server; then the board is read again. */
export function BoardScreen({ board }: { board: Board }) {
  const { vacancies, vacancy, stages, cards, reasons } = board;
  const words = wordsFor(useTranslation().i18n.language);
  const router = useRouter();
  const [isLoading, load] = useTransition();
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const [moving, setMoving] = useState<Movable[]>([]);
  const tray = useRef<HTMLDivElement>(null);
  const [said, setSaid] = useState<Said>({});
  const chosenCards = cards.filter(({ id }) => chosen.has(id));
  const choose = (ids: number[], isChosen: boolean) => {
    const next = new Set(chosen);
    for (const id of ids) isChosen ? next.add(id) : next.delete(id);
    setChosen(next);
  };
  const done = (what: Said) => {
    setSaid(what);
    setMoving([]);
    setChosen(new Set());
    load(() => router.refresh());
    // The card that had the focus is elsewhere now; here one can take it back.
    tray.current?.focus({ preventScroll: true });
  };
  return (
    <div id="board" className={`${parts["fields"]} ${styles["board"]}`} aria-busy={isLoading}>
      <div className={styles["top"]}>
        <h1>{words.board}</h1>
        <Link href="/admin/collections/applications" prefetch={false}>
          {words.list}
        </Link>
      </div>
      {vacancy ? (
        <>
          <div className={styles["tools"]}>
            <label>
              {words.vacancy}
              <select
                value={vacancy.id}
                onChange={({ currentTarget: { value } }) => {
                  setChosen(new Set());
                  setSaid({});
                  load(() => router.push(`/admin/board?vacancy=${value}`));
                }}
              >
                {vacancies.map(({ id, number, name, applications }) => (
                  <option key={id} value={id}>
                    {number} · {name} ({words.figure(applications)})
                  </option>
                ))}
              </select>
            </label>
            <p>
              <a href={`/api/applications/export/${vacancy.id}/csv`}>{words.csv}</a>{" "}
              <a href={`/api/applications/export/${vacancy.id}/zip`}>{words.zip}</a>
              <small>{words.exportNote}</small>
            </p>
          </div>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard */}
          <section className={styles["columns"]} aria-label={words.board} tabIndex={0}>
            {stages.map(({ key, label }) => {
              const here = cards.filter(({ stage }) => stage === key);
              return (
                <section key={key} aria-labelledby={`stage-${key}`} data-stage={key}>
                  <div className={styles["stage"]}>
                    <h2 id={`stage-${key}`}>
                      {label} <span className={styles["count"]}>{words.figure(here.length)}</span>
                    </h2>
                    {here.length > 1 && (
                      <button
                        type="button"
                        className={parts["plain"]}
                        aria-label={words.chooseAllIn(label)}
                        onClick={() =>
                          choose(
                            here.map(({ id }) => id),
                            true,
                          )
                        }
                      >
                        {words.chooseAll}
                      </button>
                    )}
                  </div>
                  {here.length === 0 && <p className={parts["quiet"]}>{words.noneHere}</p>}
                  <ul>
                    {here.map((card) => (
                      <ApplicationCard
                        key={card.id}
                        card={card}
                        words={words}
                        isChosen={chosen.has(card.id)}
                        onChoose={(isChosen) => choose([card.id], isChosen)}
                        onMove={() => setMoving([card])}
                        onDone={done}
                      />
                    ))}
                  </ul>
                </section>
              );
            })}
          </section>
        </>
      ) : (
        <p>{words.none}</p>
      )}
      <Tray cards={cards} said={isLoading ? { text: words.loading } : said} words={words} onDone={done} ref={tray}>
        {chosenCards.length > 0 && (
          <div className={parts["actions"]}>
            <strong>{words.chosen(chosenCards.length)}</strong>
            <button type="button" className={parts["primary"]} onClick={() => setMoving(chosenCards)}>
              {words.moveMany(chosenCards.length)}
            </button>
            <button type="button" className={parts["button"]} onClick={() => setChosen(new Set())}>
              {words.clear}
            </button>
          </div>
        )}
      </Tray>
      {moving.length > 0 && (
        <MoveDialog
          applications={moving}
          stages={stages}
          reasons={reasons}
          words={words}
          onDone={done}
          onClose={() => setMoving([])}
        />
      )}
    </div>
  );
}
