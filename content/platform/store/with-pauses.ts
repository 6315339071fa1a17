import { AsyncLocalStorage } from "node:async_hooks";
import { setImmediate as nextTurn } from "node:timers/promises";

/** The time after which background work lets the event loop turn. */
const longestMs = 5;

const pauses = new AsyncLocalStorage<{ since: number }>();

/**
 * Runs background work that reads much. SQLite answers at once, so that a chain of reads would hold up everybody else
 * until its end: such work lets the event loop turn in between.
 */
export const withPauses = <Result>(work: () => Promise<Result>): Promise<Result> =>
  pauses.run({ since: performance.now() }, work);

/** Called before each statement. */
export async function pauseIfDue(): Promise<void> {
  const work = pauses.getStore();
  if (!work || performance.now() - work.since < longestMs) return;
  await nextTurn();
  work.since = performance.now();
}
