"use client";

import type { Moved } from "@setu/content/applications/board/move-request";
import { movedAtOnce } from "@setu/content/applications/board/moved-at-once";
import type { MailPreview } from "@setu/content/applications/board/preview";
import { useEffect, useRef, useState } from "react";
import { callEndpoint } from "../shared/call-server.ts";
import { newKey } from "../shared/new-key.ts";
import { useKeptText } from "../shared/use-kept-text.ts";
import { useTexts } from "../shared/use-language.ts";
import type { Mail } from "./mail-editor.tsx";
import type { Outcome } from "./outcome.tsx";
import { type Texts, words } from "./words.ts";

export interface Movable {
  id: number;
  reference: string;
  name: string;
  stage: string;
}
export interface Stage {
  key: string;
  label: string;
}
/** The user's input in the dialog. */
interface Draft {
  to: string;
  reason: string;
  /** Empty until the stage's templates are known. */
  choice: MailChoice;
  /** The mails that the user has written, by stage. */
  own: Partial<Record<string, Mail>>;
}
/** A template's number, the stage of a mail that the user has written, a blank mail, or none. */
export type MailChoice = `template:${number}` | `own:${string}` | "blank" | "none" | "";

const emptyMail: Mail = { en: { subject: "", text: "" }, ne: { subject: "", text: "" } };
const emptyDraft: Draft = { to: "", reason: "", choice: "", own: {} };

/** A move of applications to another stage, from the choice of the stage to the server's answer. */
export function useMove(applications: readonly Movable[], stages: readonly Stage[]) {
  const texts = useTexts(words);
  // The same for each attempt; what was changed after one is another move, so that it is not taken for done.
  const key = useRef("");
  const ids = applications.map(({ id }) => id);
  const draft = useKeptText(`stage-move:${ids.join()}`, emptyDraft);
  const { to, reason, choice, own } = draft.value;
  const [problem, setProblem] = useState("");
  const [busy, setBusy] = useState(false);
  const move = { ids, to, ...(reason && { reason: Number(reason) }) };
  const preview = usePreview(move, texts.unreachable, setProblem);
  const mail = preview && mailFor(choice, preview, own);

  const choose = (changes: Partial<Draft>) => {
    key.current = "";
    draft.choose({ ...draft.value, ...changes });
  };
  const chooseMail = (chosen: MailChoice) => choose({ choice: chosen });
  // Each stage has its own templates: a choice that another stage, or an earlier visit, has left behind is replaced.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whether the choice is offered decides
  useEffect(() => {
    if (!preview || mail) return;
    const [usual] = preview.templates;
    chooseMail(own[to] ? `own:${to}` : usual ? `template:${usual.id}` : "none");
  }, [preview, mail === undefined]);

  /** Moves the applications. Resolves to undefined if the server refused some of them outright; `problem` then says why. */
  const send = async (): Promise<Outcome | undefined> => {
    setBusy(true);
    setProblem("");
    key.current ||= newKey();
    const body = { ...move, key: key.current, ...(choice !== "none" && { mail }) };
    const answer = await sendMove(applications, body, texts.unreachable);
    setBusy(false);
    if ("problem" in answer) {
      setProblem(answer.problem);
      return undefined;
    }
    const { moved } = answer;
    if (moved.some(({ ok }) => ok)) draft.forget();
    return outcomeOf(moved, applications, stages.find((stage) => stage.key === to)?.label ?? "", texts);
  };
  return {
    draft: draft.value,
    preview,
    /** The mail as chosen or written, whether or not it is to be sent; null while it is not known. */
    mail: mail ?? null,
    problem,
    busy,
    chooseStage: (stage: string) => choose({ to: stage, choice: "" }),
    chooseReason: (chosen: string) => choose({ reason: chosen }),
    chooseMail,
    changeMail: (written: Mail) => {
      key.current = "";
      draft.change({ ...draft.value, choice: `own:${to}`, own: { ...own, [to]: written } });
    },
    send,
  };
}

/**
 * Sends a move by as many requests as it takes. A second attempt has the same keys: moves that succeeded are reported
 * again.
 */
async function sendMove(
  applications: readonly Movable[],
  { key, ...move }: { key: string; to: string },
  unreachable: string,
): Promise<{ moved: Moved[] } | { problem: string }> {
  const moved: Moved[] = [];
  for (let index = 0; index * movedAtOnce < applications.length; index += 1) {
    const part = applications.slice(index * movedAtOnce, (index + 1) * movedAtOnce);
    const from = Object.fromEntries(part.map(({ id, stage }) => [String(id), stage]));
    const body = { ...move, ids: part.map(({ id }) => id), from, key: `${key}-${index}` };
    const answer = await callEndpoint<{ moved: Moved[] }>("/applications/move", unreachable, body);
    if ("problem" in answer) return answer;
    moved.push(...answer.data.moved);
  }
  return { moved };
}

/** The words of a choice; undefined when it is not among those for the stage that was asked about. */
function mailFor(choice: MailChoice, { templates }: MailPreview, own: Draft["own"]): Mail | undefined {
  if (choice === "blank" || choice === "none") return emptyMail;
  if (choice.startsWith("own:")) return own[choice.slice("own:".length)];
  return templates.find(({ id }) => choice === `template:${id}`)?.words;
}

/** Templates and recipients for a move, read from the server for each stage and reason; null while loading. */
function usePreview(
  move: { to: string; reason?: number },
  unreachable: string,
  onProblem: (problem: string) => void,
): MailPreview | null {
  const [read, setRead] = useState<{ to: string; preview: MailPreview } | null>(null);
  const { to, reason } = move;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the applications stay the same while the dialog is open
  useEffect(() => {
    if (to === "") return;
    let isLate = false;
    void callEndpoint<MailPreview>("/applications/mail-preview", unreachable, move).then((answer) => {
      if (isLate) return;
      if ("problem" in answer) return onProblem(answer.problem);
      setRead({ to, preview: answer.data });
    });
    return () => {
      isLate = true;
    };
  }, [to, reason]);
  return read?.to === to ? read.preview : null;
}

/** Reports how many applications were moved, and for each of the others why it was not. */
function outcomeOf(moved: readonly Moved[], applications: readonly Movable[], stage: string, texts: Texts): Outcome {
  const nameOf = ({ id, isGone }: Moved) => {
    const { name = "", reference = "" } = applications.find((application) => application.id === id) ?? {};
    // Once it has left the board, nothing else tells which one it was.
    return isGone ? `${name}, ${reference}` : name;
  };
  const done = moved.filter(({ ok }) => ok);
  const refused = moved.filter(({ ok }) => !ok);
  const text = [texts.moved(done.length, stage), done.some(({ mail }) => mail) && texts.movedMail];
  const problems = refused.map((one) => texts.notMoved(nameOf(one), one.problem ?? ""));
  return {
    ...(done.length > 0 && { text: text.filter(Boolean).join(" ") }),
    ...(refused.length > 0 && { problem: problems.join(" ") }),
  };
}
