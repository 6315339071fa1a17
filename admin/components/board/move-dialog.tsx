"use client";

import type { Moved } from "@setu/content/applications/board/move-request";
import type { MailWords } from "@setu/content/applications/board/placeholders";
import type { MailPreview } from "@setu/content/applications/board/preview";
import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { callEndpoint } from "../shared/call-server.ts";
import { newKey } from "../shared/new-key.ts";
import parts from "../shared/parts.module.css";
import { useKeptText } from "../shared/use-kept-text.ts";
import styles from "./dialog.module.css";
import { MailEditor } from "./mail-editor.tsx";
import type { wordsFor } from "./words.ts";

export interface Movable {
  id: number;
  name: string;
  stage: string;
}
interface Props {
  applications: readonly Movable[];
  stages: { key: string; label: string }[];
  reasons: { id: number; name: string }[];
  words: ReturnType<typeof wordsFor>;
  onDone(said: { problem?: string; text?: string }): void;
  onClose(): void;
}
type Mail = Record<"en" | "ne", MailWords>;
const blank: Mail = { en: { subject: "", text: "" }, ne: { subject: "", text: "" } };
const nothing = { to: "", reason: "", template: "none", mail: blank };

/** Where to, why, and with which mail. */
export function MoveDialog({ applications, stages, reasons, words, onDone, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useId();
  const [key] = useState(newKey);
  const ids = applications.map(({ id }) => id);
  const move = useKeptText(`move:${ids.join()}`, nothing);
  const { to, reason, template, mail } = move.value;
  const [preview, setPreview] = useState<MailPreview | null>(null);
  const [problem, setProblem] = useState("");
  const [busy, setBusy] = useState(false);
  const from = Object.fromEntries(applications.map(({ id, stage }) => [String(id), stage]));
  const asked = { ids, to, ...(reason && { reason: Number(reason) }) };
  const [first] = applications;

  useEffect(() => dialog.current?.showModal(), []);
  const take = (chosen: string, { templates }: MailPreview) => {
    const found = templates.find(({ id }) => String(id) === chosen);
    move.choose({ ...move.value, template: chosen, mail: found?.words ?? blank });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the applications stay the same while the dialog is open
  useEffect(() => {
    if (to === "") return;
    let isLate = false;
    void callEndpoint<MailPreview>("/applications/mail-preview", words.unreachable, asked).then((answer) => {
      if (isLate) return;
      if ("problem" in answer) return setProblem(answer.problem);
      setPreview(answer.data);
    });
    return () => {
      isLate = true;
    };
  }, [to, reason]);
  // What a stage's mail usually is, is offered; what has been written is not lost when the reason changes.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new stage alone brings new templates
  useEffect(() => {
    if (preview && !move.isBack) take(String(preview.templates[0]?.id ?? "none"), preview);
  }, [preview === null]);

  const send = async (event: FormEvent) => {
    event.preventDefault();
    // On an application this stands within the document's form.
    event.stopPropagation();
    setBusy(true);
    setProblem("");
    const body = { ...asked, from, key, ...(template !== "none" && { mail }) };
    const answer = await callEndpoint<{ moved: Moved[] }>("/applications/move", words.unreachable, body);
    setBusy(false);
    if ("problem" in answer) return setProblem(answer.problem);
    const { moved } = answer.data;
    const nameOf = (id: number) => applications.find((one) => one.id === id)?.name ?? "";
    const faults = moved.filter(({ ok }) => !ok).map(({ id, problem: why = "" }) => words.notMoved(nameOf(id), why));
    const done = moved.filter(({ ok }) => ok);
    const stage = stages.find((one) => one.key === to)?.label ?? "";
    const text = [words.moved(done.length, stage), done.some((one) => one.mail) && words.movedMail];
    if (done.length > 0) move.forget();
    onDone({
      ...(done.length > 0 && { text: text.filter(Boolean).join(" ") }),
      ...(faults.length > 0 && { problem: faults.join(" ") }),
    });
  };
  const needsReason = to === "refused";
  return createPortal(
    <dialog ref={dialog} className={`${parts["fields"]} ${styles["dialog"]}`} aria-labelledby={title} onClose={onClose}>
      <form onSubmit={send}>
        <h2 id={title}>{applications.length === 1 ? words.moveOne(first?.name ?? "") : words.moveMany(ids.length)}</h2>
        <label>
          {words.stage}
          <select
            required
            value={to}
            onChange={({ currentTarget }) => {
              move.choose({ ...move.value, to: currentTarget.value });
              setPreview(null);
            }}
          >
            <option value="" />
            {stages.map(({ key: stage, label }) => (
              <option key={stage} value={stage} disabled={applications.every((one) => one.stage === stage)}>
                {label}
              </option>
            ))}
          </select>
        </label>
        {needsReason && (
          <label>
            {words.reason}
            <select
              required
              value={reason}
              onChange={({ currentTarget }) => move.choose({ ...move.value, reason: currentTarget.value })}
            >
              <option value="">{words.chooseReason}</option>
              {reasons.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          </label>
        )}
        {preview && to !== "" && (
          <>
            <label>
              {words.mail}
              <select value={template} onChange={({ currentTarget }) => take(currentTarget.value, preview)}>
                {preview.templates.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name[words.language]}
                  </option>
                ))}
                <option value="blank">{words.emptyMail}</option>
                <option value="none">{words.noMail}</option>
              </select>
            </label>
            {template !== "none" && (
              <MailEditor
                mail={mail}
                recipients={preview.recipients}
                words={words}
                onChange={(written) => move.change({ ...move.value, mail: written })}
              />
            )}
          </>
        )}
        {problem && (
          <p role="alert" className={parts["problem"]}>
            {problem}
          </p>
        )}
        <div className={parts["actions"]}>
          <button type="submit" className={parts["primary"]} disabled={busy || to === "" || !preview}>
            {busy ? words.working : template === "none" ? words.moveOnly : words.moveAndMail}
          </button>
          <button type="button" className={parts["button"]} onClick={onClose}>
            {words.cancel}
          </button>
        </div>
      </form>
    </dialog>,
    document.body,
  );
}
