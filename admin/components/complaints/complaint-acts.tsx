"use client";

import { Button } from "@payloadcms/ui";
import { isOpen, type StoredComplaint } from "@setu/content/complaints/stored-complaint";
import { outcomeWords } from "@setu/content/complaints/words";
import type { Language } from "../shared/language.ts";
import { useItemCall } from "../shared/use-item-call.ts";
import { TextForm } from "./text-form.tsx";
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
            {(typed, change) => (
              <>
                {state === "appealed" && <p>{texts.otherDecides}</p>}
                <Outcome outcome={typed.outcome} language={language} onChange={(outcome) => change({ outcome })} />
              </>
            )}
          </TextForm>
          <TextForm {...form} name="extend" title={texts.longer} label={texts.reasons} lang={visitors}>
            {(typed, change) => <Days days={typed.days} language={language} onChange={(days) => change({ days })} />}
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

interface OutcomeProps {
  outcome: string;
  language: Language;
  onChange(outcome: string): void;
}

function Outcome({ outcome, language, onChange }: OutcomeProps) {
  return (
    <label>
      {words[language].outcome}
      <select name="outcome" required value={outcome} onChange={({ currentTarget }) => onChange(currentTarget.value)}>
        <option value="">–</option>
        {Object.entries(outcomeWords).map(([value, label]) => (
          <option key={value} value={value}>
            {label[language]}
          </option>
        ))}
      </select>
    </label>
  );
}

interface DaysProps {
  days: string;
  language: Language;
  onChange(days: string): void;
}

function Days({ days, language, onChange }: DaysProps) {
  return (
    <label>
      {words[language].days}
      <input
        type="number"
        name="days"
        min={1}
        max={30}
        required
        value={days}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    </label>
  );
}
