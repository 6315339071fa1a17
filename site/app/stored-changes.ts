/**
 * Calls `listener` when another page may have changed what is stored on this device: with the event of another tab, and without one when this
 * page returns from the back/forward cache, where it has missed them. Returns a function that stops it.
 */
export function onStoredChange(listener: (event?: StorageEvent) => void): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  addEventListener("storage", listener, { signal });
  addEventListener("pageshow", ({ persisted }) => persisted && listener(), { signal });
  return () => ending.abort();
}
