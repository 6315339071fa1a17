import { createContext, useContext, useSyncExternalStore } from "react";

/**
 * Whether pictures wait for the visitor's request. The server decides for the page that it writes, by the browser's `Save-Data`
 * or the visitor's own choice (site/server/pages/light.ts, docs/decisions/0052); after that the browser does.
 */
export const LightContext = createContext(false);

const listeners = new Set<() => void>();
let light: boolean | undefined;
/** The addresses of the requested pictures, and the paths of pages whose pictures were all requested. */
export const asked = new Set<string>();

const tell = () => {
  for (const listener of listeners) listener();
};
/** Calls `listener` on every change of the mode or the requests. Returns a function that stops it. */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Sets the mode from now on, whatever the server has written. */
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

/** The name under which all maps are requested together: most of their files are the same. */
export const allMaps = "/tiles/";

/** Requests a picture, or all pictures of the current page. */
export function askFor(location?: string): void {
  asked.add(location ?? window.location.pathname);
  tell();
}

/** Whether a picture waits for the visitor's request. */
export function useHeld(location: string): boolean {
  const written = useContext(LightContext);
  return useSyncExternalStore(
    subscribe,
    () => (light ?? written) && !asked.has(location) && !asked.has(window.location.pathname),
    () => written,
  );
}
