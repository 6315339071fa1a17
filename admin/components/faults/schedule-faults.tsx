"use client";

import { useDocumentInfo } from "@payloadcms/ui";
import { useCallback, useEffect, useState } from "react";
import { callEndpoint } from "../shared/call-server.ts";
import { useTexts } from "../shared/use-language.ts";
import { words } from "./words.ts";

interface Fault {
  job: number;
  text: string;
}

/** Schedules may fail while the screen is open. */
const readEveryMs = 20_000;

/** Above an item: its failed schedules, each with a retry button. */
export function ScheduleFaults() {
  const { id, collectionSlug, globalSlug } = useDocumentInfo();
  const texts = useTexts(words);
  const [faults, setFaults] = useState<Fault[]>([]);
  const [problem, setProblem] = useState("");
  const [busy, setBusy] = useState(false);
  const place = globalSlug ? `global=${globalSlug}` : id === undefined ? "" : `collection=${collectionSlug}&item=${id}`;

  const read = useCallback(async () => {
    if (!place) return;
    const answer = await callEndpoint<Fault[]>(`/fault-mails/schedules?${place}`, texts.unreachable);
    // Users who may not change the item see none: the server refuses them.
    if ("data" in answer) setFaults(answer.data);
  }, [place, texts]);
  useEffect(() => {
    void read();
    const timer = setInterval(read, readEveryMs);
    return () => clearInterval(timer);
  }, [read]);

  const act = async (name: "retry" | "dismiss", job: number) => {
    setBusy(true);
    const answer = await callEndpoint(`/fault-mails/${name}`, texts.unreachable, { job });
    setProblem("problem" in answer ? answer.problem : "");
    await read();
    setBusy(false);
  };
  if (faults.length === 0 && !problem) return null;
  return (
    <div className="schedule-faults" role="alert">
      {faults.map(({ job, text }) => (
        <p key={job}>
          {text}{" "}
          <button type="button" disabled={busy} onClick={() => act("retry", job)}>
            {texts.retry}
          </button>{" "}
          <button type="button" disabled={busy} onClick={() => act("dismiss", job)}>
            {texts.dismiss}
          </button>
        </p>
      ))}
      {problem && <p>{problem}</p>}
    </div>
  );
}
