"use client";

import type { Desk } from "@setu/content/applications/board/desk";
import { useState } from "react";
import { words } from "../applications/words.ts";
import { figure } from "../shared/figures.ts";
import parts from "../shared/parts.module.css";
import { useKeptText } from "../shared/use-kept-text.ts";
import { useLanguage, useTexts } from "../shared/use-language.ts";
import styles from "./desk.module.css";

/** A mark from 1 to 5 for each criterion, by the criterion's key. */
export interface Score {
  marks: Record<string, number>;
  comment: string;
}

interface Props {
  application: number;
  criteria: Desk["criteria"];
  /** Resolves to whether the server accepted the score. */
  onGive(score: Score): Promise<boolean>;
}

/** The fields for a colleague's own score. Not a form, since it is inside Payload's form. */
export function ScoreForm({ application, criteria, onGive }: Props) {
  const texts = useTexts(words);
  const score = useKeptText<Score>(`score:${application}`, { marks: {}, comment: "" });
  const { marks, comment } = score.value;
  const [busy, setBusy] = useState(false);
  const give = async () => {
    setBusy(true);
    if (await onGive(score.value)) score.forget();
    setBusy(false);
  };
  return (
    <div className={styles["marks"]}>
      <p className={parts["quiet"]}>{texts.marks}</p>
      {criteria.map(({ key, name }) => (
        <Criterion
          key={key}
          id={key}
          name={name}
          mark={marks[key]}
          onChange={(mark) => score.change({ marks: { ...marks, [key]: mark }, comment })}
        />
      ))}
      <label>
        {texts.comment}
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
        {texts.giveScore}
      </button>
    </div>
  );
}

interface CriterionProps {
  id: string;
  name: string;
  mark: number | undefined;
  onChange(mark: number): void;
}

function Criterion({ id, name, mark, onChange }: CriterionProps) {
  const language = useLanguage();
  return (
    <fieldset>
      <legend>{name}</legend>
      {[1, 2, 3, 4, 5].map((choice) => (
        <label key={choice}>
          <input type="radio" name={`mark-${id}`} checked={mark === choice} onChange={() => onChange(choice)} />
          {figure(choice, language)}
        </label>
      ))}
    </fieldset>
  );
}
