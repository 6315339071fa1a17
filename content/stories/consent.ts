import { nepalDay, startOfNepalDay } from "../calendar/nepal-time.ts";

/** The stored days of a consent, as instants within them. */
interface Days {
  givenOn: string | null;
  /** The last day of the consent. */
  until: string | null;
  withdrawnOn: string | null;
}

/** The start and the end of a consent's term, in ms since 1970; the end is exclusive. */
export interface Term {
  from: number;
  to: number;
}

/** The term of a consent; null if it has no first or last day, or was withdrawn at once. */
export function termOf({ givenOn, until, withdrawnOn }: Days): Term | null {
  if (!givenOn || !until) return null;
  const startOf = (day: string, later = 0) => startOfNepalDay(nepalDay(new Date(day)) + later).getTime();
  const from = startOf(givenOn);
  const to = Math.min(startOf(until, 1), withdrawnOn ? startOf(withdrawnOn) : Number.POSITIVE_INFINITY);
  return to > from ? { from, to } : null;
}

export const isInForce = (term: Term | null, now: Date): boolean =>
  term !== null && term.from <= now.getTime() && now.getTime() < term.to;

/** The next time at which the effect of a consent changes; null if it never does. */
export function nextChange(term: Term | null, now: Date): string | null {
  const coming = term ? [term.from, term.to].filter((moment) => moment > now.getTime()) : [];
  return coming.length > 0 ? new Date(Math.min(...coming)).toISOString() : null;
}

/** The state of a consent: it ends within two months, is over or was withdrawn, or is in force for longer. */
export type ConsentState = "inForce" | "ending" | "over";

const soonMs = 60 * 24 * 3_600_000;

export function stateOf(term: Term | null, now: Date): ConsentState {
  if (!isInForce(term, now) || !term) return "over";
  return term.to - now.getTime() < soonMs ? "ending" : "inForce";
}
