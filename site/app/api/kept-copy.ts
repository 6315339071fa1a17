import { useSyncExternalStore } from "react";

/** Is told about an answer: since when it has been kept if it is a copy, in HTTP's date format; otherwise null. */
export type NoteKept = (since: string | null) => void;

const listeners = new Set<() => void>();
let since = typeof document === "undefined" ? null : (document.documentElement.dataset["keptAt"] ?? null);

/** Records whether the displayed page is new or a copy. */
export function noteKept(now: string | null): void {
  if (now === since) return;
  since = now;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns the date of the displayed copy, in HTTP's format; null if the page is not a copy. */
export const keptSince = (): string | null => since;

/** Returns `keptSince`, and renders again when it changes. */
export const useKeptSince = (): string | null => useSyncExternalStore(subscribe, keptSince, () => null);
