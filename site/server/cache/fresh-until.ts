import type { Perishable } from "@setu/contract/calls/reads";

/** Returns until when an answer is true if nothing is published, in milliseconds since the epoch. */
export function freshUntil({ fresh_until: instant }: Perishable): number | undefined {
  return instant ? Date.parse(instant) : undefined;
}
