"use client";

import { Link } from "@payloadcms/ui";
import type { Desk } from "@setu/content/applications/board/desk";
import { dayAndTime } from "@setu/content/calendar/moment-text";
import { useState } from "react";
import { Hints } from "../applications/hints.tsx";
import { MoveDialog } from "../applications/move-dialog.tsx";
import type { Outcome } from "../applications/outcome.tsx";
import { WaitingMail } from "../applications/waiting-mail.tsx";
import { words } from "../applications/words.ts";
import parts from "../shared/parts.module.css";
import { useLanguage, useTexts } from "../shared/use-language.ts";

interface Props {
  desk: Desk;
  /** The applicant's name. */
  name: string;
  onDone(outcome: Outcome): void;
}

/** The stages of an application so far, and the move to another one. */
export function Stages({ desk, name, onDone }: Props) {
  const texts = useTexts(words);
  const [isMoving, setMoving] = useState(false);
  const finish = (outcome: Outcome) => {
    setMoving(false);
    onDone(outcome);
  };
  return (
    <section>
      <h4>{texts.history}</h4>
      <History history={desk.history} />
      {desk.mails.map((mail) => (
        <WaitingMail key={mail.id} mail={mail} name={name} onDone={finish} />
      ))}
      <div className={parts["actions"]}>
        <button type="button" className={parts["button"]} onClick={() => setMoving(true)}>
          {texts.move}
        </button>
        <Link href={`/admin/board?vacancy=${desk.vacancy}`} prefetch={false}>
          {texts.toBoard}
        </Link>
      </div>
      <Hints hints={desk.hints} />
      {isMoving && (
        <MoveDialog
          applications={[{ id: desk.id, reference: desk.reference, name, stage: desk.stage }]}
          stages={desk.stages}
          reasons={desk.reasons}
          onDone={finish}
          onClose={() => setMoving(false)}
        />
      )}
    </section>
  );
}

function History({ history }: Pick<Desk, "history">) {
  const texts = useTexts(words);
  const language = useLanguage();
  return (
    <ol>
      {history.map(({ stage, at, by, reason, undone, withheld }) => (
        <li key={`${at} ${stage}`} className={parts["note"]}>
          {stage}
          {undone && ` (${texts.undoneStage})`}
          {withheld && ` (${texts.withheld})`}
          {reason && `: ${reason}`}
          <br />
          <small className={parts["quiet"]}>
            {[by, dayAndTime(new Date(at), language)].filter(Boolean).join(", ")}
          </small>
        </li>
      ))}
    </ol>
  );
}
