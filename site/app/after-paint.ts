/** On a connection on which the picture takes longer, the script is not held back: the visitor may want to do something. */
const patienceMs = 4000;

/**
 * Where the browser begins. The page as the server wrote it is painted first, its first picture too; only then
 * are the chunks fetched that make it move: on a slow connection they would take half of the bandwidth from the picture and
 * the letters.
 */
async function painted(): Promise<void> {
  // A hidden tab paints nothing.
  if (document.hidden) return;
  const picture = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]');
  await Promise.race([
    // A picture that cannot be loaded holds nothing up.
    Promise.all([onScreen(), picture?.decode().catch(() => undefined)]),
    new Promise((resolve) => setTimeout(resolve, patienceMs)),
  ]);
}

/** An animation frame is only the order to paint: the screen may follow much later. */
const onScreen = () =>
  new Promise<void>((resolve) => {
    new PerformanceObserver((_, observer) => {
      observer.disconnect();
      resolve();
    }).observe({ type: "paint", buffered: true });
  });

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
// Written by site/server/pages/document.ts: entry-client.tsx after what it imports, and what the page itself needs.
const { entry = "", page = "" } = document.querySelector<HTMLElement>("script[data-entry]")?.dataset ?? {};
const chunks = entry.split(" ");
fetchAhead([...chunks, ...page.split(" ").filter(Boolean)]);
try {
  // The page's own chunks are left to the entry, which handles a chunk that cannot be loaded.
  for (const chunk of chunks) {
    await import(/* @vite-ignore */ chunk);
    // One at a time, so that a slow phone answers to a touch between them.
    await new Promise((resolve) => setTimeout(resolve));
  }
} catch (error) {
  // For what has to replace it then.
  dispatchEvent(new Event("setu:unscripted"));
  throw error;
}
