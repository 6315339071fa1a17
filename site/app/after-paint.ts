/** The longest wait for the picture: on a slow connection, the visitor may want to do something before it is shown. */
const patienceMs = 4000;

/**
 * The browser's entry point. The server's markup is painted first, with its first picture; only then are the chunks fetched
 * that make it interactive: on a slow connection they would take half of the bandwidth from the picture and the fonts.
 */
async function painted(): Promise<void> {
  // A hidden tab paints nothing.
  if (document.hidden) return;
  const picture = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]');
  await Promise.race([
    // A picture that fails to load delays nothing.
    Promise.all([onScreen().then(tellShown), picture?.decode().catch(() => undefined)]),
    new Promise((resolve) => setTimeout(resolve, patienceMs)),
  ]);
}

/** An animation frame only requests the paint: it may reach the screen much later. */
const onScreen = () =>
  new Promise<void>((resolve) => {
    new PerformanceObserver((_, observer) => {
      observer.disconnect();
      resolve();
    }).observe({ type: "paint", buffered: true });
  });

/** For small pictures beside the first one (pages/home/sections/slider/slider.module.css). */
const tellShown = () => {
  document.documentElement.dataset["shown"] = "";
};

/** Fetches all chunks in parallel; otherwise each import would be found only once its importer has loaded. */
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
// For the fonts that come later (styles/tokens.css).
document.documentElement.dataset["painted"] = "";
// Written by site/server/pages/document.ts: entry-client.tsx after its imports, and the page's own chunks.
const { entry = "", page = "" } = document.querySelector<HTMLElement>("script[data-entry]")?.dataset ?? {};
const chunks = entry.split(" ");
fetchAhead([...chunks, ...page.split(" ").filter(Boolean)]);
try {
  // The entry imports the page's own chunks, and handles one that fails to load.
  for (const chunk of chunks) {
    await import(/* @vite-ignore */ chunk);
    // One at a time, so that a slow phone responds to a touch between them.
    await new Promise((resolve) => setTimeout(resolve));
  }
} catch (error) {
  // For the fallbacks that replace the script.
  dispatchEvent(new Event("setu:unscripted"));
  throw error;
}
