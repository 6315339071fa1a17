"use client";

import { Link } from "@payloadcms/ui";
import type { Card } from "@setu/content/applications/board/board";
import { Hints } from "../applications/hints.tsx";
import type { Outcome } from "../applications/outcome.tsx";
import { WaitingMail } from "../applications/waiting-mail.tsx";
import { words } from "../applications/words.ts";
import { oneDecimal } from "../shared/figures.ts";
import parts from "../shared/parts.module.css";
import { useTexts } from "../shared/use-language.ts";
import styles from "./board.module.css";

interface Props {
  card: Card;
  isChosen: boolean;
  onChoose(isChosen: boolean): void;
  onMove(): void;
  onDone(outcome: Outcome): void;
}

/** One application on the board. */
export function ApplicationCard({ card, isChosen, onChoose, onMove, onDone }: Props) {
  const texts = useTexts(words);
  const { name, reference, position, years, hints, mails } = card;
  const experience = [position, years && texts.experience(years)].filter(Boolean).join(", ");
  return (
    <li className={styles["card"]} data-chosen={isChosen}>
      <CardHead card={card} isChosen={isChosen} onChoose={onChoose} />
      <p className={styles["reference"]}>{reference}</p>
      {experience && <p>{experience}</p>}
      <Facts card={card} />
      <Hints hints={hints} />
      {mails.map((mail) => (
        <WaitingMail key={mail.id} mail={mail} name={name} onDone={onDone} />
      ))}
      <button type="button" className={parts["button"]} onClick={onMove} aria-label={texts.moveOne(name)}>
        {texts.move}
      </button>
    </li>
  );
}

function CardHead({ card: { id, name, nameNe }, isChosen, onChoose }: Pick<Props, "card" | "isChosen" | "onChoose">) {
  const texts = useTexts(words);
  return (
    <div className={styles["head"]}>
      <input
        type="checkbox"
        checked={isChosen}
        onChange={({ currentTarget }) => onChoose(currentTarget.checked)}
        aria-label={texts.choose(name)}
      />
      <h3>
        <Link href={`/admin/collections/applications/${id}`} prefetch={false}>
          {name}
        </Link>
        {nameNe && <span lang="ne">{nameNe}</span>}
      </h3>
    </div>
  );
}

/** An application's date of receipt, scores and notes. */
function Facts({ card: { received, score, notes } }: Pick<Props, "card">) {
  const texts = useTexts(words);
  return (
    <>
      <p className={parts["quiet"]}>
        {texts.received} {received.ad}
        {received.bs && ` · ${received.bs}`}
      </p>
      <p className={parts["quiet"]}>
        {score ? texts.score(oneDecimal(score.own), oneDecimal(score.mean), score.count) : texts.notScored}
        {notes > 0 && ` · ${texts.notes(notes)}`}
      </p>
    </>
  );
}
