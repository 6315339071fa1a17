import { dayMs, type Periods } from "../retention/periods.ts";

/** What decides how long an application is kept. Times are ISO texts. */
export interface KeptApplication {
  stage: string;
  history: readonly { at: string }[];
  createdAt: string;
  /** When its vacancy closes or has closed; null if unknown. */
  closesAt: string | null;
}

/**
 * When an application is erased. After a decision, its period begins on that day. Without one it begins when the
 * vacancy closes, or with the last step if that is later: no application is erased in the middle of the procedure.
 */
export function keptUntil(
  { stage, history, createdAt, closesAt }: KeptApplication,
  { applicationDays, hiredDays }: Pick<Periods, "applicationDays" | "hiredDays">,
): Date {
  const last = Date.parse(history.at(-1)?.at ?? createdAt);
  const from = stage === "hired" || stage === "refused" ? last : Math.max(last, Date.parse(closesAt ?? createdAt));
  return new Date(from + (stage === "hired" ? hiredDays : applicationDays) * dayMs);
}
