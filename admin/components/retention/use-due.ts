"use client";

import { calendarDate } from "@setu/content/calendar/dates";
import type { KindName } from "@setu/content/retention/kinds";
import { useEffect, useState } from "react";
import type { Language } from "../inbox/words.ts";

export interface DueKind {
  kind: KindName;
  total: number;
  due: number;
  oldest: string | null;
  tooMany: boolean;
  references: { reference: string; since: string }[];
}
interface DuePlan {
  kinds: DueKind[];
  count: number;
  held: ("share" | "gap")[];
  lastRun: string | null;
}

/** What is due; asked anew whenever `moment` changes. */
export function useDue(moment: string): { plan: DuePlan | null; failed: boolean } {
  const [plan, setPlan] = useState<DuePlan | null>(null);
  const [failed, setFailed] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a save or a run changes what is due
  useEffect(() => {
    const gone = new AbortController();
    fetch("/api/globals/retention-settings/due", { credentials: "include", signal: gone.signal })
      .then((answer) => (answer.ok ? answer.json() : Promise.reject(new Error(String(answer.status)))))
      .then(setPlan)
      .catch(() => {
        if (!gone.signal.aborted) setFailed(true);
      });
    return () => gone.abort();
  }, [moment]);
  return { plan, failed };
}

/** A day in both calendars. */
export function dayIn(instant: string, language: Language): string {
  const { ad_text: ad, bs_text: bs } = calendarDate(new Date(instant), language);
  return bs ? `${ad} (${bs})` : ad;
}
