import type { ApplicationStage } from "@setu/contract/applications";

/** One step of an application's way. Steps are added, and never changed. */
export interface Step {
  /** Older ones have none. */
  id?: string;
  stage: ApplicationStage;
  /** ISO. */
  at: string;
  /** Who of the staff. */
  by?: string;
  /** Why it was refused, in the words of that day: for the staff alone. */
  reason?: { en: string; ne: string };
  reasonId?: number;
  /** Until then its mail can be undone, and the applicant does not see it. Milliseconds since 1970. */
  shownFrom?: number;
  /** The step that this one takes back. */
  undoes?: string;
}

/** The way as its applicant may see it: without what was undone in time, and what still can be. */
export function shownSteps(history: readonly Step[], now = Date.now()): Step[] {
  const undone = new Set(history.map(({ undoes }) => undoes));
  return history.filter(
    ({ id, undoes, shownFrom = 0 }) => !undoes && shownFrom <= now && !(id !== undefined && undone.has(id)),
  );
}

/** Whether a step is there that nobody has taken back. */
export const stands = (history: readonly Step[], step: string): boolean =>
  history.some(({ id }) => id === step) && !history.some(({ undoes }) => undoes === step);
