"use client";

import { toast, useDocumentInfo, useTranslation } from "@payloadcms/ui";
import { useState } from "react";
import { callServer } from "../shared/call-server.ts";
import { dayInBothCalendars, figure } from "../shared/figures.ts";
import { languageOf } from "../shared/language.ts";
import { toastFailure } from "../shared/toast-failure.ts";
import { DueKinds } from "./due-kinds.tsx";
import { useDue } from "./use-due.ts";
import { words } from "./words.ts";

/** Above the periods: what would be erased now, and the buttons for it. */
export function RetentionPanel() {
  const { i18n } = useTranslation();
  const language = languageOf(i18n);
  const texts = words[language];
  const { lastUpdateTime } = useDocumentInfo();
  const [runs, setRuns] = useState(0);
  const { plan, failed } = useDue(`${lastUpdateTime} ${runs}`);
  const [word, setWord] = useState("");
  const [busy, setBusy] = useState(false);

  const run = async (mode: "dry" | "real") => {
    setBusy(true);
    const answer = await callServer<{ outcome: "done" | "held" }>("/globals/retention-settings/run", texts.failed, {
      body: { mode, word, seen: plan?.count ?? 0 },
    });
    setBusy(false);
    setWord("");
    setRuns((before) => before + 1);
    if (toastFailure(answer)) return;
    if (answer.data.outcome === "held") toast.error(texts.stopped);
    else toast.success(mode === "dry" ? texts.tried : texts.erased);
  };

  if (!plan) return <p className="retention">{failed ? texts.failed : texts.loading}</p>;
  const { count, held, kinds, lastRun } = plan;
  return (
    <section className="retention" aria-labelledby="retention-due">
      <h2 id="retention-due">{texts.title}</h2>
      <p role="status">
        {count === 0 ? texts.nothing : texts.due(figure(count, language))}{" "}
        {lastRun ? texts.lastRun(dayInBothCalendars(new Date(lastRun), language)) : texts.never}
      </p>
      {held.map((why) => (
        <p key={why} className="retention-held">
          {texts.held[why]}
        </p>
      ))}
      <DueKinds kinds={kinds} language={language} />
      {held.length > 0 && (
        <label>
          {texts.word}
          <input type="text" value={word} autoComplete="off" onChange={({ target }) => setWord(target.value)} />
        </label>
      )}
      <div className="retention-buttons">
        <button
          type="button"
          className="btn btn--style-secondary btn--size-medium"
          disabled={busy}
          onClick={() => run("dry")}
        >
          {texts.try}
        </button>
        <button
          type="button"
          className="btn btn--style-secondary btn--size-medium"
          disabled={busy || count === 0 || (held.length > 0 && word.trim() === "")}
          onClick={() => run("real")}
        >
          {texts.erase}
        </button>
        <a href="/admin/collections/erasures">{texts.log}</a>
      </div>
      <p>{texts.daily}</p>
    </section>
  );
}
