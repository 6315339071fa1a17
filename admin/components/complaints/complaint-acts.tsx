"use client";

import { Button } from "@payloadcms/ui";
import { isOpen, type StoredComplaint } from "@setu/content/complaints/stored-complaint";
import { outcomeWords } from "@setu/content/complaints/words";
import type { FormEvent, ReactNode } from "react";
import type { Language } from "../shared/language.ts";
import { useItemCall } from "../shared/use-item-call.ts";
import { useKeptText } from "../shared/use-kept-text.ts";
import { words } from "./words.ts";

interface Props {
  id: number;
  state: StoredComplaint["state"];
  isComplaint: boolean;
  held: boolean;
  /** The language of the page on which the complaint was written. */
  visitors: Language;
  /** The language of the screen. */
  language: Language;
}

/** A handler's actions on a complaint in its present state. */
export function ComplaintActs({ id, state, isComplaint, held, visitors, language }: Props) {
  const texts = words[language];
  const { busy, call } = useItemCall(`complaints/${id}`, texts.failed);
  const act = (body: object) => call("acts", body);
  const step = (name: "acknowledge" | "close" | "spam" | "noSpam" | "release") => (
    <Button buttonStyle="secondary" size="small" disabled={busy} onClick={() => act({ act: name })}>
      {texts.acts[name]}
    </Button>
  );
  const form = { id, busy, act, language };
  return (
    <>
      <div className="inbox-moves">
        {state === "received" && step("acknowledge")}
        {isOpen(state) && !isComplaint && step("close")}
        {isOpen(state) && step("spam")}
        {state === "spam" && step("noSpam")}
        {held && step("release")}
      </div>
      {isOpen(state) && (
        <TextForm {...form} name="write" title={texts.answer} lang={visitors}>
          <p>{texts.answerIn[visitors]}</p>
        </TextForm>
      )}
      {isOpen(state) && isComplaint && (
        <>
          <TextForm {...form} name="decide" title={texts.decision} label={texts.reasons} lang={visitors}>
            {state === "appealed" && <p>{texts.otherDecides}</p>}
            <label>
              {texts.outcome}
              <select name="outcome" required>
                {Object.entries(outcomeWords).map(([outcome, label]) => (
                  <option key={outcome} value={outcome}>
                    {label[language]}
                  </option>
                ))}
              </select>
            </label>
          </TextForm>
          <TextForm {...form} name="extend" title={texts.longer} label={texts.reasons} lang={visitors}>
            <label>
              {texts.days}
              <input type="number" name="days" min={1} max={30} defaultValue={14} required />
            </label>
          </TextForm>
        </>
      )}
      <TextForm {...form} name="note" title={texts.note} lang={language} />
      {!held && (
        <TextForm {...form} name="hold" title={texts.hold} label={texts.holdReason} lang={language}>
          <p>{texts.holdText}</p>
        </TextForm>
      )}
    </>
  );
}

interface TextFormProps extends Pick<Props, "id" | "language"> {
  name: "write" | "decide" | "extend" | "note" | "hold";
  title: string;
  label?: string;
  lang: Language;
  busy: boolean;
  act: (body: object) => Promise<boolean>;
  children?: ReactNode;
}

/** A form with a text and further fields. An unsent text is kept as a draft. */
function TextForm({ id, name, title, label, lang, language, busy, act, children }: TextFormProps) {
  const texts = words[language];
  const kept = useKeptText(`complaint:${id}:${name}`, { text: "" });
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const { days, ...typed } = Object.fromEntries(new FormData(event.currentTarget));
    if (await act({ act: name, ...typed, ...(days && { days: Number(days) }) })) kept.forget();
  };
  return (
    <details className="inbox-answer" open={name === "write"}>
      <summary>{title}</summary>
      <form className="inbox-answer" onSubmit={send}>
        {children}
        <label>
          {label ?? texts.text}
          <textarea
            name="text"
            lang={lang}
            required
            rows={name === "note" || name === "hold" ? 3 : 6}
            maxLength={10_000}
            value={kept.value.text}
            onChange={({ currentTarget }) => kept.change({ text: currentTarget.value })}
          />
        </label>
        <Button type="submit" disabled={busy}>
          {texts.acts[name]}
        </Button>
      </form>
    </details>
  );
}
