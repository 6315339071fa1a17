"use client";

import { Link, useDocumentInfo, useTranslation } from "@payloadcms/ui";
import type { Desk as DeskData } from "@setu/content/hiring/desk";
import { useRouter } from "next/navigation";
import { useEffect, useState } from "react";
import styles from "../board/board.module.css";
import { call } from "../board/call.ts";
import { Hints } from "../board/hints.tsx";
import { MoveDialog } from "../board/move-dialog.tsx";
import { Waiting } from "../board/waiting-mail.tsx";
import { wordsFor } from "../board/words.ts";
import { Notes } from "./notes.tsx";
import { Scores } from "./scores.tsx";

/** On an application: its way, mails that wait, and what colleagues note and think of it. */
export function Desk() {
  const { id } = useDocumentInfo();
  const words = wordsFor(useTranslation().i18n.language);
  const router = useRouter();
  const [desk, setDesk] = useState<DeskData | null>(null);
  const [said, setSaid] = useState<{ problem?: string; text?: string }>({});
  const [isMoving, setMoving] = useState(false);

  const read = async () => {
    const answer = await call<DeskData>(`/applications/${id}/desk`, words.unreachable);
    if ("problem" in answer) setSaid({ problem: answer.problem });
    else setDesk(answer.data);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the application alone decides what is read
  useEffect(() => {
    if (id !== undefined) void read();
  }, [id]);
  const done = (what: { problem?: string; text?: string }) => {
    setSaid(what);
    setMoving(false);
    void read();
    // The stage stands beside it in the form.
    router.refresh();
  };
  /** Writes something, and shows what there is then; false when it was refused. */
  const write = async (path: string, body: object): Promise<boolean> => {
    const answer = await call<DeskData>(`/applications/${id}${path}`, words.unreachable, body);
    setSaid("problem" in answer ? { problem: answer.problem } : {});
    if ("data" in answer) setDesk(answer.data);
    return "data" in answer;
  };
  const name = useDocumentInfo().title ?? "";
  return (
    <div id="desk" className={styles["desk"]}>
      <h3>{words.desk}</h3>
      <p role="status" className={styles["said"]}>
        {said.text ?? ""}
      </p>
      {said.problem && (
        <p role="alert" className={styles["problem"]}>
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
                <li key={`${at} ${stage}`} className={styles["note"]}>
                  {stage}
                  {undone && ` (${words.wayUndone})`}
                  {reason && `: ${reason}`}
                  <br />
                  <small className={styles["quiet"]}>{[by, words.when(at)].filter(Boolean).join(", ")}</small>
                </li>
              ))}
            </ol>
            {desk.mails.map((mail) => (
              <Waiting key={mail.id} mail={mail} name={name} words={words} onDone={done} />
            ))}
            <div className={styles["actions"]}>
              <button type="button" className={styles["button"]} onClick={() => setMoving(true)}>
                {words.move}
              </button>
              <Link href={`/admin/board?vacancy=${desk.vacancy}`} prefetch={false}>
                {words.toBoard}
              </Link>
            </div>
            <Hints hints={desk.hints} words={words} />
          </section>
          <Scores desk={desk} words={words} onGive={(score) => write("/scores", score)} />
          <Notes notes={desk.notes} words={words} onAdd={(text) => write("/notes", { text })} />
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
