import { dayMs, type Periods } from "../retention/periods.ts";

/** The facts that decide how long an application is kept. Times are ISO 8601 texts. */
export interface KeptApplication {
  stage: string;
  history: readonly { at: string }[];
  createdAt: string;
  /** When its vacancy closes or has closed; null if unknown. */
  closesAt: string | null;
}

/**
 * The time at which an application is erased. Its period begins on the day of the decision; without one, when the vacancy
 * closes, or with the last step if that is later: no application is erased in the middle of the procedure.
 */
export function keptUntil(
  { stage, history, createdAt, closesAt }: KeptApplication,
  { applicationDays, hiredDays }: Pick<Periods, "applicationDays" | "hiredDays">,
): Date {
  const last = Date.parse(history.at(-1)?.at ?? createdAt);
  const from = stage === "hired" || stage === "refused" ? last : Math.max(last, Date.parse(closesAt ?? createdAt));
  return new Date(from + (stage === "hired" ? hiredDays : applicationDays) * dayMs);
}
