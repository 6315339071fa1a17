import type { Payload } from "payload";

/** How long each kind of data is kept, with the limits within which an owner may choose (safety, 6.4). */
export const bounds = {
  /** After the decision, or after the vacancy has closed. */
  applicationDays: { min: 30, max: 730, usual: 180 },
  /** After hiring: by then a personnel file exists. */
  hiredDays: { min: 1, max: 90, usual: 30 },
  uploadHours: { min: 1, max: 72, usual: 24 },
  messageMonths: { min: 1, max: 36, usual: 12 },
  /** After it was decided, closed or withdrawn. */
  complaintMonths: { min: 6, max: 60, usual: 24 },
  openingMonths: { min: 6, max: 36, usual: 12 },
  infectedDays: { min: 1, max: 30, usual: 7 },
  /** The share of a kind's rows, in per cent, above which a run must be confirmed. */
  guardShare: { min: 1, max: 50, usual: 5 },
  /** The number that a run may always erase: a share of a small table would stop every run. */
  guardFloor: { min: 0, max: 200, usual: 20 },
} as const;

export type Periods = Record<keyof typeof bounds, number>;

/** The configured periods; the usual one if a period is not set, or is out of bounds. */
export async function readPeriods(payload: Payload): Promise<Periods> {
  const set = await payload.findGlobal({ slug: "retention-settings", depth: 0, overrideAccess: true });
  const entries = Object.entries(bounds).map(([name, { min, max, usual }]) => {
    const value = (set as Record<string, unknown>)[name];
    return [name, typeof value === "number" && value >= min && value <= max ? value : usual];
  });
  return Object.fromEntries(entries) as Periods;
}

export const dayMs = 86_400_000;

/** The same time some months earlier, on the last day of that month if it is shorter. */
export function monthsBefore(now: Date, months: number): Date {
  const then = new Date(now);
  then.setUTCMonth(then.getUTCMonth() - months);
  // 31 February would be 3 March, and everything of three days would be erased early.
  if (then.getUTCDate() !== now.getUTCDate()) then.setUTCDate(0);
  return then;
}
