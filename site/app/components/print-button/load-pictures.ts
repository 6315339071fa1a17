/** How often to look whether the pictures have arrived, and how long to wait for them at most. */
const everyMs = 100;
const mostMs = 5000;

/** Loads the page's pictures that are not in sight yet, and resolves once they are there or have taken too long. */
export async function loadPictures(): Promise<void> {
  // The event that the browser itself fires before it prints, but too late to wait for: see picture/use-lazy-image.ts.
  dispatchEvent(new Event("beforeprint"));
  const giveUpAt = performance.now() + mostMs;
  do {
    await new Promise((resolve) => setTimeout(resolve, everyMs));
  } while (performance.now() < giveUpAt && ![...document.images].every(isThere));
}

/** A picture that is still lazy waits for something else, such as the visitor's request: printing does not load it. */
const isThere = ({ complete, loading }: HTMLImageElement): boolean => complete || loading === "lazy";
