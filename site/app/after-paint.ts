/**
 * Where the browser begins. The page stands as the server wrote it and is painted first; only then are the
 * chunks fetched that make it move: on a slow line they would take half of the bandwidth from its picture
 * and its letters.
 */
function painted(): Promise<void> {
  // Nothing is painted in a tab that nobody sees.
  if (document.hidden) return Promise.resolve();
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

/** All at once, not one after the other as each is found in the one before it. */
function fetchAhead(chunks: string[]): void {
  for (const chunk of chunks) {
    const link = document.createElement("link");
    link.rel = "modulepreload";
    link.fetchPriority = "low";
    link.href = chunk;
    document.head.append(link);
  }
}

await painted();
// entry-client.tsx and what it and the page need, written by site/server/document.ts.
const { chunks = "" } = document.querySelector<HTMLElement>("script[data-chunks]")?.dataset ?? {};
const [main = "", ...others] = chunks.split(" ");
fetchAhead([main, ...others]);
try {
  await import(/* @vite-ignore */ main);
} catch (error) {
  // For what has to stand in for it then.
  dispatchEvent(new Event("setu:unscripted"));
  throw error;
}
