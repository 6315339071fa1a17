/** Where the server offers site/worker/offline-worker.ts. */
const worker = "/offline-worker.js";

/**
 * From now on what the visitor reads is kept for when the connection is gone, and so is what this page was made of. A browser that
 * has no service workers, or forbids them, does without.
 */
export async function keepPages(): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  const isNew = !navigator.serviceWorker.controller;
  await navigator.serviceWorker.register(worker);
  if (!isNew) return;
  const { active } = await navigator.serviceWorker.ready;
  const loaded = performance.getEntriesByType("resource").map(({ name }) => new URL(name));
  const files = loaded.filter(
    ({ origin, pathname }) => origin === location.origin && /^\/(assets|media)\//.test(pathname),
  );
  active?.postMessage([...new Set([location.href, ...files.map(({ href }) => href)])]);
}
