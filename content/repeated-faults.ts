import { innermost } from "./platform/store/retry.ts";

/** How long the same fault is not logged again, in ms. */
const sameFaultMs = 3600_000;
/** The most faults that are remembered: some have a number in their message. */
const mostFaults = 100;

/** Returns a function that logs a fault, and one with the same message again only after an hour: a database that is down for a night fails each task once a second. */
export function logOnceAnHour(log: (fault: unknown) => void, now = () => performance.now()): (error: unknown) => void {
  const toldAt = new Map<string, number>();
  return (error) => {
    const fault = innermost(error);
    const kind = String(fault);
    if (now() - (toldAt.get(kind) ?? Number.NEGATIVE_INFINITY) < sameFaultMs) return;
    if (toldAt.size >= mostFaults) toldAt.clear();
    toldAt.set(kind, now());
    log(fault);
  };
}
