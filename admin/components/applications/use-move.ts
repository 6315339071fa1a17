"use client";

import type { Moved } from "@setu/content/applications/board/move-request";
import type { MailPreview } from "@setu/content/applications/board/preview";
import { useEffect, useState } from "react";
import { callEndpoint } from "../shared/call-server.ts";
import { newKey } from "../shared/new-key.ts";
import { useKeptText } from "../shared/use-kept-text.ts";
import { useTexts } from "../shared/use-language.ts";
import type { Mail } from "./mail-editor.tsx";
import type { Outcome } from "./outcome.tsx";
import { type Texts, words } from "./words.ts";

export interface Movable {
  id: number;
  name: string;
  stage: string;
}
export interface Stage {
  key: string;
  label: string;
}
/** The user's input in the dialog. `template` is a number, "blank", or "none" for no mail. */
interface Draft {
  to: string;
  reason: string;
  template: string;
  mail: Mail;
}

const emptyMail: Mail = { en: { subject: "", text: "" }, ne: { subject: "", text: "" } };
const emptyDraft: Draft = { to: "", reason: "", template: "none", mail: emptyMail };

/** A move of applications to another stage, from the choice of the stage to the server's answer. */
export function useMove(applications: readonly Movable[], stages: readonly Stage[]) {
  const texts = useTexts(words);
  const [key] = useState(newKey);
  const ids = applications.map(({ id }) => id);
  const draft = useKeptText(`move:${ids.join()}`, emptyDraft);
  const { to, reason, template, mail } = draft.value;
  const [problem, setProblem] = useState("");
  const [busy, setBusy] = useState(false);
  const move = { ids, to, ...(reason && { reason: Number(reason) }) };
  const [preview, dropPreview] = usePreview(move, texts.unreachable, setProblem);

  const takeTemplate = (chosen: string, { templates }: MailPreview) => {
    const found = templates.find(({ id }) => String(id) === chosen);
    draft.choose({ ...draft.value, template: chosen, mail: found?.words ?? emptyMail });
  };
  // The stage's usual mail is offered. Another reason does not replace what has been written.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new stage brings new templates
  useEffect(() => {
    if (preview && !draft.isBack) takeTemplate(String(preview.templates[0]?.id ?? "none"), preview);
  }, [preview === null]);

  /** Moves the applications. Resolves to undefined if the server refused them all; `problem` then says why. */
  const send = async (): Promise<Outcome | undefined> => {
    setBusy(true);
    setProblem("");
    const from = Object.fromEntries(applications.map(({ id, stage }) => [String(id), stage]));
    const body = { ...move, from, key, ...(template !== "none" && { mail }) };
    const answer = await callEndpoint<{ moved: Moved[] }>("/applications/move", texts.unreachable, body);
    setBusy(false);
    if ("problem" in answer) {
      setProblem(answer.problem);
      return undefined;
    }
    const { moved } = answer.data;
    if (moved.some(({ ok }) => ok)) draft.forget();
    return outcomeOf(moved, applications, stages.find((stage) => stage.key === to)?.label ?? "", texts);
  };
  return {
    draft: draft.value,
    preview,
    problem,
    busy,
    chooseStage(stage: string) {
      draft.choose({ ...draft.value, to: stage });
      dropPreview();
    },
    chooseReason: (chosen: string) => draft.choose({ ...draft.value, reason: chosen }),
    takeTemplate,
    changeMail: (written: Mail) => draft.change({ ...draft.value, mail: written }),
    send,
  };
}

/** Templates and recipients for a move, read from the server for each stage and reason; null while loading. */
function usePreview(
  move: { to: string; reason?: number },
  unreachable: string,
  onProblem: (problem: string) => void,
): [MailPreview | null, () => void] {
  const [preview, setPreview] = useState<MailPreview | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the applications stay the same while the dialog is open
  useEffect(() => {
    if (move.to === "") return;
    let isLate = false;
    void callEndpoint<MailPreview>("/applications/mail-preview", unreachable, move).then((answer) => {
      if (isLate) return;
      if ("problem" in answer) return onProblem(answer.problem);
      setPreview(answer.data);
    });
    return () => {
      isLate = true;
    };
  }, [move.to, move.reason]);
  return [preview, () => setPreview(null)];
}

/** Reports how many applications were moved, and for each of the others why it was not. */
function outcomeOf(moved: readonly Moved[], applications: readonly Movable[], stage: string, texts: Texts): Outcome {
  const nameOf = (id: number) => applications.find((application) => application.id === id)?.name ?? "";
  const done = moved.filter(({ ok }) => ok);
  const refused = moved.filter(({ ok }) => !ok);
  const text = [texts.moved(done.length, stage), done.some(({ mail }) => mail) && texts.movedMail];
  const problems = refused.map(({ id, problem = "" }) => texts.notMoved(nameOf(id), problem));
  return {
    ...(done.length > 0 && { text: text.filter(Boolean).join(" ") }),
    ...(refused.length > 0 && { problem: problems.join(" ") }),
  };
}
