import type { Payload } from "payload";
import { readRevision } from "./state.ts";

/**
 * Computes something from published content once for each content revision, such as the rows that lists are filtered by.
 * Calls during the computation share its result; a failure is not kept.
 */
export function perRevision<Value>(work: (payload: Payload) => Promise<Value>): (payload: Payload) => Promise<Value> {
  const known = new WeakMap<Payload, { revision: number; value: Promise<Value> }>();
  return async (payload) => {
    const revision = await readRevision(payload);
    const last = known.get(payload);
    if (last?.revision === revision) return last.value;
    const value = work(payload);
    known.set(payload, { revision, value });
    value.catch(() => known.delete(payload));
    return value;
  };
}
