import { createContext, useContext, useSyncExternalStore } from "react";

/**
 * Whether pictures wait to be asked for. The server decides for the page that it writes, by the browser's `Save-Data` or by the
 * visitor's own choice (site/server/pages/light.ts, docs/decisions/0052); from then on the browser does.
 */
export const LightContext = createContext(false);

const listeners = new Set<() => void>();
let light: boolean | undefined;
/** The pictures that were asked for, by their addresses, and the page on which all were. */
export const asked = new Set<string>();

const tell = () => {
  for (const listener of listeners) listener();
};
/** Calls `listener` whenever something of this changes. Returns what ends that. */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** From now on, whatever the server has written. */
export function setLight(now: boolean): void {
  light = now;
  tell();
}

export function useLight(): boolean {
  const written = useContext(LightContext);
  return useSyncExternalStore(
    subscribe,
    () => light ?? written,
    () => written,
  );
}

/** Asks for a picture, or for all of the page that is shown. */
export function askFor(location?: string): void {
  asked.add(location ?? window.location.pathname);
  tell();
}

/** Whether a picture waits to be asked for. */
export function useHeld(location: string): boolean {
  const written = useContext(LightContext);
  return useSyncExternalStore(
    subscribe,
    () => (light ?? written) && !asked.has(location) && !asked.has(window.location.pathname),
    () => written,
  );
}
