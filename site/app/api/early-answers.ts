import type { Success } from "@setu/contract/shapes/envelope";
import type { NoteKept } from "./kept-copy.ts";

/**
 * Hands an early answer to its page, which is told only now whether it is a copy. Rejects if there is none, or it is
 * too old.
 */
type Take = (note: NoteKept) => Promise<Success<object>>;

/** The answers that were asked for before a page needs them (app/ahead/read-ahead.ts), by address. */
export const early = new Map<string, Take>();

/** Returns how to take the early answer at an address, once; undefined if there is none. */
export function takeEarly(address: string): Take | undefined {
  const take = early.get(address);
  early.delete(address);
  return take;
}

/** Drops all early answers: the visitor has changed something on the server. */
export const forgetEarly = (): void => early.clear();
