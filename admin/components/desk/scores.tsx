"use client";

import type { Desk } from "@setu/content/applications/board/desk";
import { useState } from "react";
import { words } from "../applications/words.ts";
import { figure, oneDecimal } from "../shared/figures.ts";
import parts from "../shared/parts.module.css";
import { useLanguage, useTexts } from "../shared/use-language.ts";
import { type Score, ScoreForm } from "./score-form.tsx";

interface Props {
  desk: Desk;
  onGive(score: Score): Promise<boolean>;
}

/** Asks for the colleague's own score first and shows the others only then, so that nobody follows the others. */
export function Scores({ desk: { id, criteria, scores }, onGive }: Props) {
  const texts = useTexts(words);
  const [isChanging, setChanging] = useState(false);
  const isGiven = scores.some(({ isOwn }) => isOwn);
  const give = async (score: Score): Promise<boolean> => {
    const isTaken = await onGive(score);
    if (isTaken) setChanging(false);
    return isTaken;
  };
  return (
    <section>
      <h4>{texts.scores}</h4>
      {isGiven ? <GivenScores scores={scores} /> : <p className={parts["quiet"]}>{texts.scoreFirst}</p>}
      {isGiven && !isChanging ? (
        <button type="button" className={parts["button"]} onClick={() => setChanging(true)}>
          {texts.scoreAgain}
        </button>
      ) : (
        <ScoreForm application={id} criteria={criteria} onGive={give} />
      )}
    </section>
  );
}

function GivenScores({ scores }: Pick<Desk, "scores">) {
  const texts = useTexts(words);
  const language = useLanguage();
  const mean = scores.reduce((sum, score) => sum + score.mean, 0) / Math.max(1, scores.length);
  return (
    <>
      <p>{texts.mean(oneDecimal(mean), scores.length)}</p>
      <ul>
        {scores.map(({ by, isOwn, at, marks, comment, mean: own }) => (
          <li key={`${by} ${at}`} className={parts["note"]}>
            <strong>
              {by}
              {isOwn && ` (${texts.you})`}: {figure(oneDecimal(own), language)}
            </strong>
            <br />
            {marks.map(({ name, mark }) => `${name[language]}: ${figure(mark, language)}`).join(" · ")}
            {comment && (
              <>
                <br />
                {comment}
              </>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
