import { pause, pauseMs } from "../api/pause.ts";

const askMs = 10_000;

/**
 * Whether the page would come if it were loaded anew. A browser may believe itself online with no line at all, and a reload
 * would then put a page of its own in place of what can still be read.
 */
export async function isReached(): Promise<boolean> {
  if (!navigator.onLine) return false;
  const asking: RequestInit = { method: "HEAD", cache: "no-store", signal: AbortSignal.timeout(askMs) };
  return fetch(location.href, asking).then(
    () => true,
    () => false,
  );
}

/** Reloads the page as soon as the server can be reached. Resolves without reloading when `signal` aborts. */
export async function reloadWhenReached(signal: AbortSignal): Promise<void> {
  for (let failures = 0; !(await isReached()); failures += 1) {
    await pause(pauseMs(failures), signal).catch(() => undefined);
    if (signal.aborted) return;
  }
  if (!signal.aborted) location.reload();
}

/**
 * Loads the page anew, so that a tab from before a deploy gets the new build: once in a tab for each build.
 * False when that was done already or cannot be noted down: a reload that brings the same build would bring
 * the same error, and two replicas with different builds must not send a tab to and fro.
 */
export function reloadOnce(): boolean {
  const build = document.querySelector<HTMLScriptElement>("script[type=module][src]")?.src;
  const key = `setu.reloaded ${build}`;
  try {
    if (sessionStorage.getItem(key)) return false;
    sessionStorage.setItem(key, "yes");
  } catch {
    return false;
  }
  location.reload();
  return true;
}
