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
// Written by site/server/document.ts; each comes after what it imports, and the last one is entry-client.tsx.
const listed = document.querySelector<HTMLElement>("script[data-chunks]")?.dataset["chunks"];
const chunks = listed?.split(" ") ?? [];
fetchAhead(chunks);
try {
  for (const chunk of chunks) {
    await import(/* @vite-ignore */ chunk);
    // One at a time, so that a slow phone answers to a touch between them.
    await new Promise((resolve) => setTimeout(resolve));
  }
} catch (error) {
  // For what has to stand in for it then.
  dispatchEvent(new Event("setu:unscripted"));
  throw error;
}
