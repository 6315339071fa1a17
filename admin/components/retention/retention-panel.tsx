"use client";

import { Button, toast, useDocumentInfo } from "@payloadcms/ui";
import { dayInBothCalendars } from "@setu/content/calendar/dates";
import { useState } from "react";
import { callServer } from "../shared/call-server.ts";
import { figure } from "../shared/figures.ts";
import { toastFailure } from "../shared/toast-failure.ts";
import { useLanguage, useTexts } from "../shared/use-language.ts";
import { DueKinds } from "./due-kinds.tsx";
import { type DuePlan, useDue } from "./use-due.ts";
import { words } from "./words.ts";

/** Above the periods: the records that would be erased now, and the buttons that test and erase. */
export function RetentionPanel() {
  const texts = useTexts(words);
  const language = useLanguage();
  const { lastUpdateTime } = useDocumentInfo();
  const [runs, setRuns] = useState(0);
  const { plan, failed } = useDue(`${lastUpdateTime} ${runs}`);
  if (!plan) return <p className="retention">{failed ? texts.failed : texts.loading}</p>;
  const { count, held, kinds, lastRun } = plan;
  return (
    <section className="retention" aria-labelledby="retention-due">
      <h2 id="retention-due">{texts.title}</h2>
      <p role="status">
        {count === 0 ? texts.nothing : texts.due(figure(count, language))}{" "}
        {lastRun ? texts.lastRun(dayInBothCalendars(new Date(lastRun), language)) : texts.never}
      </p>
      {held.map((reason) => (
        <p key={reason} className="retention-held">
          {texts.held[reason]}
        </p>
      ))}
      <DueKinds kinds={kinds} language={language} />
      <RunButtons plan={plan} onRun={() => setRuns((before) => before + 1)} />
      <p>{texts.daily}</p>
    </section>
  );
}

function RunButtons({ plan, onRun }: { plan: DuePlan; onRun(): void }) {
  const texts = useTexts(words);
  const [word, setWord] = useState("");
  const [busy, setBusy] = useState(false);
  const isHeld = plan.held.length > 0;

  const run = async (mode: "dry" | "real") => {
    setBusy(true);
    const answer = await callServer<{ outcome: "done" | "held" }>("/globals/retention-settings/run", texts.failed, {
      body: { mode, word, seen: plan.count },
    });
    setBusy(false);
    setWord("");
    onRun();
    if (toastFailure(answer)) return;
    if (answer.data.outcome === "held") toast.error(texts.stopped);
    else toast.success(mode === "dry" ? texts.tried : texts.erased);
  };
  return (
    <>
      {isHeld && (
        <label>
          {texts.word}
          <input type="text" value={word} autoComplete="off" onChange={({ target }) => setWord(target.value)} />
        </label>
      )}
      <div className="retention-buttons">
        <Button buttonStyle="secondary" disabled={busy} onClick={() => run("dry")}>
          {texts.try}
        </Button>
        <Button
          buttonStyle="secondary"
          disabled={busy || plan.count === 0 || (isHeld && word.trim() === "")}
          onClick={() => run("real")}
        >
          {texts.erase}
        </Button>
        <a href="/admin/collections/erasures">{texts.log}</a>
      </div>
    </>
  );
}
