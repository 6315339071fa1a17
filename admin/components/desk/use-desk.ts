"use client";

import { useField } from "@payloadcms/ui";
import type { Desk } from "@setu/content/applications/board/desk";
import { useEffect, useState } from "react";
import type { Outcome } from "../applications/outcome.tsx";
import { words } from "../applications/words.ts";
import { callEndpoint } from "../shared/call-server.ts";
import { useTexts } from "../shared/use-language.ts";

/** The desk of an application, read from the server, and the result of the last action on it. */
export function useDesk(application: number | string | undefined) {
  const { unreachable } = useTexts(words);
  const { setValue: setStage } = useField<string>({ path: "stage" });
  const [desk, setDesk] = useState<Desk | null>(null);
  const [outcome, setOutcome] = useState<Outcome>({});

  const show = (read: Desk) => {
    setDesk(read);
    // Updates the form's own field without marking the form as modified.
    setStage(read.stage, true);
  };
  const read = async () => {
    const answer = await callEndpoint<Desk>(`/applications/${application}/desk`, unreachable);
    if ("problem" in answer) setOutcome({ problem: answer.problem });
    else show(answer.data);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the application decides what is read
  useEffect(() => {
    if (application !== undefined) void read();
  }, [application]);
  return {
    desk,
    outcome,
    /** Shows the result of a move or its undo, and reads the desk again. */
    finish(result: Outcome) {
      setOutcome(result);
      void read();
    },
    /** Adds a note or a score, and shows the desk with it. Resolves to false if it was refused. */
    async write(path: "/notes" | "/scores", body: object): Promise<boolean> {
      const answer = await callEndpoint<Desk>(`/applications/${application}${path}`, unreachable, body);
      setOutcome("problem" in answer ? { problem: answer.problem } : {});
      if ("data" in answer) show(answer.data);
      return "data" in answer;
    },
  };
}
