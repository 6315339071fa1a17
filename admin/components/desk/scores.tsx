"use client";

import type { Desk } from "@setu/content/applications/board/desk";
import { useState } from "react";
import type { wordsFor } from "../board/words.ts";
import parts from "../shared/parts.module.css";
import { useKeptText } from "../shared/use-kept-text.ts";
import styles from "./desk.module.css";

interface Props {
  desk: Desk;
  words: ReturnType<typeof wordsFor>;
  onGive(score: { marks: Record<string, number>; comment: string }): Promise<boolean>;
}

const rounded = (mean: number): string => (Math.round(mean * 10) / 10).toFixed(1);

/** One's own score; once it is given, everybody's. */
export function Scores({ desk: { id, criteria, scores }, words, onGive }: Props) {
  const score = useKeptText<{ marks: Record<string, number>; comment: string }>(`score:${id}`, {
    marks: {},
    comment: "",
  });
  const { marks, comment } = score.value;
  const [again, setAgain] = useState(false);
  const [busy, setBusy] = useState(false);
  const isGiven = scores.some(({ isOwn }) => isOwn);
  const mean = scores.reduce((sum, score) => sum + score.mean, 0) / Math.max(1, scores.length);
  const give = async () => {
    setBusy(true);
    if (await onGive({ marks, comment })) {
      setAgain(false);
      score.forget();
    }
    setBusy(false);
  };
  return (
    <section>
      <h4>{words.scores}</h4>
      {isGiven ? (
        <>
          <p>{words.mean(rounded(mean), scores.length)}</p>
          <ul>
            {scores.map(({ by, isOwn, at, marks: given, comment: said, mean: own }) => (
              <li key={`${by} ${at}`} className={parts["note"]}>
                <strong>
                  {by}
                  {isOwn && ` (${words.you})`}: {words.figure(rounded(own))}
                </strong>
                <br />
                {given.map(({ name, mark }) => `${name[words.language]}: ${words.figure(mark)}`).join(" · ")}
                {said && (
                  <>
                    <br />
                    {said}
                  </>
                )}
              </li>
            ))}
          </ul>
        </>
      ) : (
        <p className={parts["quiet"]}>{words.scoreFirst}</p>
      )}
      {isGiven && !again ? (
        <button type="button" className={parts["button"]} onClick={() => setAgain(true)}>
          {words.scoreAgain}
        </button>
      ) : (
        <div className={styles["marks"]}>
          <p className={parts["quiet"]}>{words.marks}</p>
          {criteria.map(({ key, name }) => (
            <fieldset key={key}>
              <legend>{name}</legend>
              {[1, 2, 3, 4, 5].map((mark) => (
                <label key={mark}>
                  <input
                    type="radio"
                    name={`mark-${key}`}
                    checked={marks[key] === mark}
                    onChange={() => score.change({ marks: { ...marks, [key]: mark }, comment })}
                  />
                  {words.figure(mark)}
                </label>
              ))}
            </fieldset>
          ))}
          <label>
            {words.comment}
            <textarea
              rows={2}
              maxLength={2000}
              value={comment}
              onChange={({ currentTarget }) => score.change({ marks, comment: currentTarget.value })}
            />
          </label>
          <button
            type="button"
            className={parts["button"]}
            disabled={busy || criteria.some(({ key }) => !marks[key])}
            onClick={give}
          >
            {words.giveScore}
          </button>
        </div>
      )}
    </section>
  );
}
