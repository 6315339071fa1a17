/** Returns the wait in milliseconds after a number of failures in a row: 1 s, then twice as long each time, up to 15 s. */
export const pauseMs = (failures: number): number => Math.min(1000 * 2 ** failures, 15_000);

/** Resolves after `ms`, or when the browser is online again. Rejects with an AbortError when `signal` aborts. */
export async function pause(ms: number, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted();
  await new Promise<void>((resolve) => {
    const timer = setTimeout(done, ms);
    function done() {
      clearTimeout(timer);
      removeEventListener("online", done);
      signal.removeEventListener("abort", done);
      resolve();
    }
    addEventListener("online", done);
    signal.addEventListener("abort", done);
  });
  signal.throwIfAborted();
}
