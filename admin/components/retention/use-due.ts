"use client";

import type { KindName } from "@setu/content/retention/kinds";
import { useEffect, useState } from "react";
import { callServer } from "../shared/call-server.ts";

export interface DueKind {
  kind: KindName;
  total: number;
  due: number;
  oldest: string | null;
  tooMany: boolean;
  references: { reference: string; since: string }[];
}
export interface DuePlan {
  kinds: DueKind[];
  count: number;
  held: ("share" | "gap")[];
  lastRun: string | null;
}

/** The records due for erasure, read again when `key` changes. `failed` is true once a read has failed. */
export function useDue(key: string): { plan: DuePlan | null; failed: boolean } {
  const [plan, setPlan] = useState<DuePlan | null>(null);
  const [failed, setFailed] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a save or a run changes what is due
  useEffect(() => {
    const left = new AbortController();
    void callServer<DuePlan>("/globals/retention-settings/due", "", { signal: left.signal }).then((answer) => {
      if ("data" in answer) setPlan(answer.data);
      else if (!left.signal.aborted) setFailed(true);
    });
    return () => left.abort();
  }, [key]);
  return { plan, failed };
}
