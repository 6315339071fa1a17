"use client";

import { Link, useDocumentInfo, useField, useTranslation } from "@payloadcms/ui";
import type { Desk as DeskData } from "@setu/content/applications/board/desk";
import { useEffect, useState } from "react";
import { Hints } from "../board/hints.tsx";
import { MoveDialog } from "../board/move-dialog.tsx";
import { Waiting } from "../board/waiting-mail.tsx";
import { wordsFor } from "../board/words.ts";
import { callEndpoint } from "../shared/call-server.ts";
import parts from "../shared/parts.module.css";
import styles from "./desk.module.css";
import { Notes } from "./notes.tsx";
import { Scores } from "./scores.tsx";

/** On an application: its way, mails that wait, and what colleagues note and think of it. */
export function Desk() {
  const { id, title: name = "" } = useDocumentInfo();
  const words = wordsFor(useTranslation().i18n.language);
  const { setValue: setStage } = useField<string>({ path: "stage" });
  const [desk, setDesk] = useState<DeskData | null>(null);
  const [said, setSaid] = useState<{ problem?: string; text?: string }>({});
  const [isMoving, setMoving] = useState(false);

  const show = (now: DeskData) => {
    setDesk(now);
    // The form's own field follows, without asking to be saved.
    setStage(now.stage, true);
  };
  const read = async () => {
    const answer = await callEndpoint<DeskData>(`/applications/${id}/desk`, words.unreachable);
    if ("problem" in answer) setSaid({ problem: answer.problem });
    else show(answer.data);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the application alone decides what is read
  useEffect(() => {
    if (id !== undefined) void read();
  }, [id]);
  const done = (what: { problem?: string; text?: string }) => {
    setSaid(what);
    setMoving(false);
    void read();
  };
  /** Writes something, and shows what there is then; false when it was refused. */
  const write = async (path: string, body: object): Promise<boolean> => {
    const answer = await callEndpoint<DeskData>(`/applications/${id}${path}`, words.unreachable, body);
    setSaid("problem" in answer ? { problem: answer.problem } : {});
    if ("data" in answer) show(answer.data);
    return "data" in answer;
  };
  return (
    <div id="desk" className={`${parts["fields"]} ${styles["desk"]}`}>
      <h3>{words.desk}</h3>
      <p role="status" className={parts["said"]}>
        {said.text ?? ""}
      </p>
      {said.problem && (
        <p role="alert" className={parts["problem"]}>
          {said.problem}
        </p>
      )}
      {!desk && !said.problem && <p aria-busy="true">{words.loading}</p>}
      {desk && (
        <>
          <section>
            <h4>{words.way}</h4>
            <ol>
              {desk.history.map(({ stage, at, by, reason, undone }) => (
                <li key={`${at} ${stage}`} className={parts["note"]}>
                  {stage}
                  {undone && ` (${words.wayUndone})`}
                  {reason && `: ${reason}`}
                  <br />
                  <small className={parts["quiet"]}>{[by, words.when(at)].filter(Boolean).join(", ")}</small>
                </li>
              ))}
            </ol>
            {desk.mails.map((mail) => (
              <Waiting key={mail.id} mail={mail} name={name} words={words} onDone={done} />
            ))}
            <div className={parts["actions"]}>
              <button type="button" className={parts["button"]} onClick={() => setMoving(true)}>
                {words.move}
              </button>
              <Link href={`/admin/board?vacancy=${desk.vacancy}`} prefetch={false}>
                {words.toBoard}
              </Link>
            </div>
            <Hints hints={desk.hints} words={words} />
          </section>
          <Scores desk={desk} words={words} onGive={(score) => write("/scores", score)} />
          <Notes application={desk.id} notes={desk.notes} words={words} onAdd={(text) => write("/notes", { text })} />
          {isMoving && (
            <MoveDialog
              applications={[{ id: desk.id, name, stage: desk.stage }]}
              stages={desk.stages}
              reasons={desk.reasons}
              words={words}
              onDone={done}
              onClose={() => setMoving(false)}
            />
          )}
        </>
      )}
    </div>
  );
}
