import type { ApplicationStage } from "@setu/contract/applications";

/** One step of an application's history. Steps are added, and never changed. */
export interface Step {
  /** Absent in older steps. */
  id?: string;
  stage: ApplicationStage;
  /** An ISO 8601 time. */
  at: string;
  /** The member of the staff who made it. */
  by?: string;
  /** The reason for a refusal, as worded on that day: only for the staff. */
  reason?: { en: string; ne: string };
  reasonId?: number;
  /** Until this time its mail can be undone, and the applicant does not see the step. Milliseconds since 1970. */
  shownFrom?: number;
  /** The step that this one undoes. */
  undoes?: string;
}

/** The history that applicants may see, without steps that were undone in time or still can be. */
export function shownSteps(history: readonly Step[], now = Date.now()): Step[] {
  const undone = new Set(history.map(({ undoes }) => undoes));
  return history.filter(
    ({ id, undoes, shownFrom = 0 }) => !undoes && shownFrom <= now && !(id !== undefined && undone.has(id)),
  );
}

/** Whether a step is the last one that has not been undone. The mail about any other step is out of date. */
export const isLastStep = (history: readonly Step[], step: string): boolean =>
  shownSteps(history, Number.POSITIVE_INFINITY).at(-1)?.id === step;

/** Whether a step exists and has not been undone. */
export const hasStep = (history: readonly Step[], step: string): boolean =>
  history.some(({ id }) => id === step) && !history.some(({ undoes }) => undoes === step);
