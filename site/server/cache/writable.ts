import { setTimeout as wait } from "node:timers/promises";
import type { Content } from "@setu/content/open";
import type { FastifyBaseLogger } from "fastify";
import type { RevisionWatcher } from "./revision-watcher.ts";

/** However often monitoring asks, the database is written to no more often. */
const tryEveryMs = 10_000;
/** How long monitoring waits for a write: a database that is locked by another is no broken one. */
const patienceMs = 1000;

/** Returns a function that tells whether the database takes writes, by a small one. The log says when that changes. */
export function watchWritable(
  tryWrite: Content["tryWrite"],
  revision: Pick<RevisionWatcher, "healthy">,
  log: FastifyBaseLogger,
): () => Promise<boolean> {
  let writable = true;
  let tryAt = 0;
  let trying: Promise<void> | undefined;
  const note = (now: boolean, error?: unknown) => {
    if (now && !writable) log.info("the database takes writes again");
    if (!now && writable)
      log.error({ err: error }, "the database takes no writes: visitors can read, and nothing is stored");
    writable = now;
  };
  return async () => {
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
