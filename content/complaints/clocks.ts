import {
  appealDays,
  type ComplaintStep,
  complaintDays,
  urgentHours,
  urgentTopics,
} from "@setu/contract/complaints/complaint-fields";
import { nepalDay, startOfNepalDay } from "../calendar/nepal-time.ts";
import { appealIn, decisionIn, isOpen, type LogEntry, type StoredComplaint } from "./stored-complaint.ts";

/** A step's promised day or hour, and whether it was met. */
export interface Promised {
  step: ComplaintStep;
  /** The day, as its first moment in Nepal; the very moment if `isByTheHour`. */
  due: Date;
  isByTheHour: boolean;
  met: Date | null;
  /** Whether it was missed, even if the step has followed since. */
  late: boolean;
}

type Clocked = Pick<StoredComplaint, "kind" | "topic" | "state" | "log" | "receivedAt">;

const keeps: Record<ComplaintStep, readonly LogEntry["what"][]> = {
  acknowledged: ["acknowledged", "wrote", "decided"],
  answered: ["wrote", "decided"],
  decided: ["decided"],
};

const hourMs = 3_600_000;

/** Whether a complaint's first steps are promised by the hour. */
const isUrgent = ({ topic }: Pick<Clocked, "topic">): boolean => urgentTopics.some((urgent) => urgent === topic);

/**
 * The promises to the writer, computed from the log on each read, without timers. An appeal starts the clocks again, and only
 * complaints have promises, not other messages.
 */
export function promisesOf(complaint: Clocked, now: Date): Promised[] {
  const { kind, state, log, receivedAt } = complaint;
  if (kind !== "complaint" || state === "withdrawn" || state === "spam") return [];
  const appeal = appealIn(complaint);
  const since = new Date(appeal?.at ?? receivedAt);
  const later = (log ?? []).slice(appeal ? (log ?? []).indexOf(appeal) + 1 : 0).filter(({ by }) => by !== null);
  const steps: ComplaintStep[] = appeal ? ["answered", "decided"] : ["acknowledged", "answered", "decided"];
  return steps.map((step) => {
    const kept = later.find(({ what }) => keeps[step].includes(what));
    const met = kept ? new Date(kept.at) : null;
    const counts = met !== null || isOpen(state);
    if (step !== "decided" && isUrgent(complaint)) {
      const due = new Date(since.getTime() + urgentHours * hourMs);
      return { step, due, isByTheHour: true, met, late: counts && (met ?? now) > due };
    }
    const extended = step === "decided" ? later.find((entry) => entry.what === "extended") : undefined;
    const dueDay = extended ? nepalDay(new Date(extended.until)) : nepalDay(since) + complaintDays[step];
    const late = counts && nepalDay(met ?? now) > dueDay;
    return { step, due: startOfNepalDay(dueDay), isByTheHour: false, met, late };
  });
}

/** Whether a promised step is late and not yet done. */
export const isOverdue = (complaint: Clocked, now: Date): boolean =>
  promisesOf(complaint, now).some(({ late, met }) => late && met === null);

/** Whether a promise by the hour is still open. */
export const isUnanswered = (complaint: Clocked, now: Date): boolean =>
  promisesOf(complaint, now).some(({ isByTheHour, met }) => isByTheHour && met === null);

/** The last day for an appeal, as its first moment; null when there can be no appeal. */
export function appealUntil(complaint: Clocked): Date | null {
  const decision = decisionIn(complaint);
  if (complaint.state !== "decided" || !decision || appealIn(complaint)) return null;
  return startOfNepalDay(nepalDay(new Date(decision.at)) + appealDays);
}

export const mayAppeal = (complaint: Clocked, now: Date): boolean => {
  const until = appealUntil(complaint);
  return until !== null && nepalDay(now) <= nepalDay(until);
};
