import { useSyncExternalStore } from "react";

/** The header with which site/worker/offline-worker.ts marks a copy that it kept. */
const header = "x-kept-at";

const listeners = new Set<() => void>();
let since = typeof document === "undefined" ? undefined : document.documentElement.dataset["keptAt"];

/** Records whether an answer came over the connection or is a copy of an earlier one. */
export function noteKept(answer: Response): void {
  const now = answer.headers.get(header) ?? undefined;
  if (now === since) return;
  since = now;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns the date of the displayed copy, in HTTP's format; undefined if the page is not a copy. */
export const useKeptSince = (): string | undefined =>
  useSyncExternalStore(
    subscribe,
    () => since,
    () => undefined,
  );
