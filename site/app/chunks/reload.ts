import { pause, pauseMs } from "../api/pause.ts";

const askMs = 10_000;

/**
 * Whether a reload would succeed. A browser may believe itself online without any connection, and a reload would then
 * replace a page that can still be read by the browser's error page.
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
 * Reloads the page, so that a tab from before a deploy gets the new build: once in a tab for each build.
 * Returns false when that has been done already or cannot be recorded: a reload that brings the same build
 * would bring the same error, and two replicas with different builds must not make a tab reload for ever.
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
