"use client";

import { type FormEvent, useId } from "react";
import dialogStyles from "../shared/dialog.module.css";
import { ModalDialog } from "../shared/modal-dialog.tsx";
import parts from "../shared/parts.module.css";
import { Problem } from "../shared/problem.tsx";
import { useLanguage, useTexts } from "../shared/use-language.ts";
import { MailEditor } from "./mail-editor.tsx";
import type { Outcome } from "./outcome.tsx";
import { type MailChoice, type Movable, type Stage, useMove } from "./use-move.ts";
import { words } from "./words.ts";

interface Props {
  applications: readonly Movable[];
  stages: readonly Stage[];
  reasons: readonly { id: number; name: string }[];
  onDone(outcome: Outcome): void;
  onClose(): void;
}

/** Asks which stage applications move to, the reason if it is a refusal, and which mail the applicants get. */
export function MoveDialog({ applications, stages, reasons, onDone, onClose }: Props) {
  const texts = useTexts(words);
  const heading = useId();
  const move = useMove(applications, stages);
  const { draft, preview, mail, busy } = move;
  const [first] = applications;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    // In React's tree, the desk's dialog is inside Payload's form.
    event.stopPropagation();
    const outcome = await move.send();
    if (outcome) onDone(outcome);
  };
  return (
    <ModalDialog className={`${parts["fields"]} ${dialogStyles["form"]}`} aria-labelledby={heading} onClose={onClose}>
      <form onSubmit={submit}>
        <h2 id={heading}>
          {applications.length === 1 ? texts.moveOne(first?.name ?? "") : texts.moveMany(applications.length)}
        </h2>
        <StageField applications={applications} stages={stages} move={move} />
        {draft.to === "refused" && <ReasonField reasons={reasons} move={move} />}
        {draft.to !== "" && <MailFields stages={stages} move={move} />}
        <div role="status">
          {preview?.withheld.map(({ id, application, subject }) => (
            <p key={id}>
              {texts.withheldByMove(applications.find((one) => one.id === application)?.name ?? "", subject)}
            </p>
          ))}
        </div>
        <Problem text={move.problem} />
        <div className={parts["actions"]}>
          <button type="submit" className={parts["primary"]} disabled={busy || draft.to === "" || !mail}>
            {busy ? texts.busy : draft.choice === "none" ? texts.moveOnly : texts.moveAndMail}
          </button>
          <button type="button" className={parts["button"]} onClick={onClose}>
            {texts.cancel}
          </button>
        </div>
      </form>
    </ModalDialog>
  );
}

type Move = ReturnType<typeof useMove>;

function StageField({ applications, stages, move }: Pick<Props, "applications" | "stages"> & { move: Move }) {
  const texts = useTexts(words);
  return (
    <label>
      {texts.stage}
      <select required value={move.draft.to} onChange={({ currentTarget }) => move.chooseStage(currentTarget.value)}>
        <option value="" />
        {stages.map(({ key, label }) => (
          <option key={key} value={key} disabled={applications.every(({ stage }) => stage === key)}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
}

function ReasonField({ reasons, move }: Pick<Props, "reasons"> & { move: Move }) {
  const texts = useTexts(words);
  return (
    <label>
      {texts.reason}
      <select
        required
        value={move.draft.reason}
        onChange={({ currentTarget }) => move.chooseReason(currentTarget.value)}
      >
        <option value="">{texts.chooseReason}</option>
        {reasons.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

function MailFields({ stages, move }: Pick<Props, "stages"> & { move: Move }) {
  const { draft, preview, mail, chooseMail, changeMail } = move;
  const texts = useTexts(words);
  const language = useLanguage();
  if (!preview || !mail) return null;
  return (
    <>
      <label>
        {texts.mail}
        <select value={draft.choice} onChange={({ currentTarget }) => chooseMail(currentTarget.value as MailChoice)}>
          {preview.templates.map(({ id, name }) => (
            <option key={id} value={`template:${id}`}>
              {name[language]}
            </option>
          ))}
          {stages
            .filter(({ key }) => draft.own[key])
            .map(({ key, label }) => (
              <option key={key} value={`own:${key}`}>
                {texts.ownMail(label)}
              </option>
            ))}
          <option value="blank">{texts.emptyMail}</option>
          <option value="none">{texts.noMail}</option>
        </select>
      </label>
      {draft.choice !== "none" && <MailEditor mail={mail} recipients={preview.recipients} onChange={changeMail} />}
    </>
  );
}
