"use client";

import { Link } from "@payloadcms/ui";
import type { Card } from "@setu/content/applications/board/board";
import parts from "../shared/parts.module.css";
import styles from "./board.module.css";
import { Hints } from "./hints.tsx";
import { Waiting } from "./waiting-mail.tsx";
import type { wordsFor } from "./words.ts";

interface Props {
  card: Card;
  words: ReturnType<typeof wordsFor>;
  isChosen: boolean;
  onChoose(chosen: boolean): void;
  onMove(): void;
  onDone(said: { problem?: string; text?: string }): void;
}

const mark = (mean: number): string => (Math.round(mean * 10) / 10).toFixed(1);

/** One application on the board. */
export function ApplicationCard({ card, words, isChosen, onChoose, onMove, onDone }: Props) {
  const { name, nameNe, reference, position, years, received, score, notes, hints, mails } = card;
  const experience = [position, years && words.experience(years)].filter(Boolean).join(", ");
  return (
    <li className={styles["card"]} data-chosen={isChosen}>
      <div className={styles["who"]}>
        <input
          type="checkbox"
          checked={isChosen}
          onChange={(event) => onChoose(event.currentTarget.checked)}
          aria-label={words.choose(name)}
        />
        <h3>
          <Link href={`/admin/collections/applications/${card.id}`} prefetch={false}>
            {name}
          </Link>
          {nameNe && <span lang="ne">{nameNe}</span>}
        </h3>
      </div>
      <p className={styles["reference"]}>{reference}</p>
      {experience && <p>{experience}</p>}
      <p className={parts["quiet"]}>
        {words.received} {received.ad}
        {received.bs && ` · ${received.bs}`}
      </p>
      <p className={parts["quiet"]}>
        {score ? words.score(mark(score.own), mark(score.mean), score.count) : words.notScored}
        {notes > 0 && ` · ${words.notes(notes)}`}
      </p>
      <Hints hints={hints} words={words} />
      {mails.map((mail) => (
        <Waiting key={mail.id} mail={mail} name={name} words={words} onDone={onDone} />
      ))}
      <button type="button" className={parts["button"]} onClick={onMove} aria-label={words.moveOne(name)}>
        {words.move}
      </button>
    </li>
  );
}
