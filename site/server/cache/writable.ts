import { setTimeout as wait } from "node:timers/promises";
import type { Content } from "@setu/content/open";
import type { FastifyBaseLogger } from "fastify";
import type { RevisionWatcher } from "./revision-watcher.ts";

/** The shortest time between two writes, however often monitoring asks. */
const tryEveryMs = 10_000;

/**
 * Returns a function that tells whether the database takes writes, by a small one. It waits for it no longer than
 * `patienceMs`, and then returns the previous result. The log says when that changes.
 */
export function watchWritable(
  tryWrite: Content["tryWrite"],
  revision: Pick<RevisionWatcher, "healthy">,
  log: FastifyBaseLogger,
): (patienceMs: number) => Promise<boolean> {
  let writable = true;
  let tryAt = 0;
  let trying: Promise<void> | undefined;
  const note = (now: boolean, error?: unknown) => {
    if (now && !writable) log.info("the database takes writes again");
    if (!now && writable)
      log.error({ err: error }, "the database takes no writes: visitors can read, and nothing is stored");
    writable = now;
  };
  return async (patienceMs) => {
    if (!revision.healthy) return false;
    if (!trying && performance.now() >= tryAt) {
      tryAt = performance.now() + tryEveryMs;
      trying = tryWrite()
        .then(
          () => note(true),
          (error) => note(false, error),
        )
        .finally(() => {
          trying = undefined;
        });
    }
    if (trying) await Promise.race([trying, wait(patienceMs, undefined, { ref: false })]);
    return writable;
  };
}
