import type { ChildProcess } from "node:child_process";
import { setTimeout as wait } from "node:timers/promises";

/** The site's exit code when a restart is pointless: its port is taken, or a setting does not fit its data. */
export const cannotStart = 78;

/**
 * Restarts a process whenever it ends, after 2 s, then 4 s and so on up to 30 s if it keeps failing. When `stopping` is aborted, sends its
 * reason to the process as a signal, and resolves when that has ended.
 */
export async function keepRunning(
  name: string,
  begin: () => ChildProcess,
  stopping: AbortSignal,
  onReady?: () => void,
): Promise<void> {
  let ready = onReady;
  for (let failures = 0; !stopping.aborted; ) {
    const startedAt = Date.now();
    const child = begin();
    const stop = () => child.kill(stopping.reason);
    stopping.addEventListener("abort", stop);
    child.on("message", (message) => {
      if (message !== "ready") return;
      ready?.();
      ready = undefined;
    });
    const code = await new Promise((resolve) => child.once("exit", resolve));
    stopping.removeEventListener("abort", stop);
    if (stopping.aborted) return;
    if (ready && code === cannotStart) process.exit(cannotStart);
    failures = Date.now() - startedAt > 60_000 ? 0 : failures + 1;
    const pauseMs = Math.min(1000 * 2 ** failures, 30_000);
    console.error(`The ${name} ended (${code}); starting it again in ${pauseMs / 1000} s.`);
    await wait(pauseMs, undefined, { signal: stopping }).catch(() => {});
  }
}
