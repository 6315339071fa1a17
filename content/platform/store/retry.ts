import { setTimeout as wait } from "node:timers/promises";

const busy = /SQLITE_BUSY|SQLITE_LOCKED|database is locked|database table is locked/;

/** Whether SQLite refused a statement because another process holds the lock. Payload and Drizzle wrap the cause. */
export function isBusy(error: unknown): boolean {
  for (let current = error; current instanceof Error; current = current.cause) {
    if (busy.test(current.message) || busy.test(String((current as { code?: unknown }).code))) return true;
  }
  return false;
}

/**
 * Tries `work` again while the database is locked, for up to `patienceMs`, waiting outside the database client so that
 * the process keeps answering. Throws the last error of `work`.
 */
export async function whileBusy<T>(patienceMs: number, work: () => Promise<T>): Promise<T> {
  const giveUpAt = performance.now() + patienceMs;
  for (let pauseMs = 25; ; pauseMs = Math.min(pauseMs * 2, 250)) {
    try {
      return await work();
    } catch (error) {
      if (!isBusy(error) || performance.now() + pauseMs > giveUpAt) throw error;
      await wait(pauseMs);
    }
  }
}

/** The first cause of an error, for the log: Drizzle's error around it quotes the whole statement, and so what a visitor typed. */
export function innermost(error: unknown): unknown {
  let current = error;
  // Payload's errors have null as their cause.
  while (current instanceof Error && current.cause) current = current.cause;
  return current;
}
