"use client";

import type { Board } from "@setu/content/applications/board/board";
import { words } from "../applications/words.ts";
import { figure } from "../shared/figures.ts";
import { useLanguage, useTexts } from "../shared/use-language.ts";
import styles from "./board.module.css";

interface Props {
  vacancies: Board["vacancies"];
  vacancy: number;
  onChoose(vacancy: number): void;
}

/** Above the board: the choice of the vacancy, and downloads of its applications. */
export function Tools({ vacancies, vacancy, onChoose }: Props) {
  const texts = useTexts(words);
  const language = useLanguage();
  return (
    <div className={styles["tools"]}>
      <label>
        {texts.vacancy}
        <select value={vacancy} onChange={({ currentTarget }) => onChoose(Number(currentTarget.value))}>
          {vacancies.map(({ id, number, name, applications }) => (
            <option key={id} value={id}>
              {number} · {name} ({figure(applications, language)})
            </option>
          ))}
        </select>
      </label>
      <p>
        <a href={`/api/applications/export/${vacancy}/csv`}>{texts.csv}</a>{" "}
        <a href={`/api/applications/export/${vacancy}/zip`}>{texts.zip}</a>
        <small>{texts.exportNote}</small>
      </p>
    </div>
  );
}
