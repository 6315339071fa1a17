import type { Page } from "@playwright/test";

declare global {
  interface Window {
    /** Layout shifts without user input, with their sizes; recorded by `watch`. */
    shifts: string[];
  }
}

/** Records, from before the page runs, layout shifts, console errors, policy violations and requests to other hosts. */
export async function watch(page: Page, origin: string): Promise<string[]> {
  const complaints: string[] = [];
  page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on("request", (request) => request.url().startsWith(`${origin}/`) || complaints.push(`asks ${request.url()}`));
  await page.addInitScript(() => {
    window.shifts = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
        sources: { node: Node | null }[];
      })[]) {
        const moved = entry.sources.map(({ node }) =>
          node instanceof Element ? node.outerHTML.slice(0, 100) : "text",
        );
        if (!entry.hadRecentInput) window.shifts.push(`${entry.value.toFixed(4)}: ${moved.join(" and ")}`);
      }
    }).observe({ type: "layout-shift", buffered: true });
    document.addEventListener("securitypolicyviolation", (event) => {
      console.error(`policy: ${event.violatedDirective} ${event.blockedURI}`);
    });
  });
  return complaints;
}

/** Scrolls to the end of the page as a hurried reader does, and waits for the pictures that come into view. */
export const scrollThrough = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    // A busy browser may paint nothing for a while.
    const painted = () =>
      new Promise<void>((resolve) => {
        setTimeout(resolve, 500);
        requestAnimationFrame(() => setTimeout(resolve));
      });
    await document.fonts.ready;
    while (scrollY + innerHeight < document.documentElement.scrollHeight - 1) {
      scrollBy({ top: innerHeight * 0.7, behavior: "instant" });
      await painted();
      await painted();
    }
    // An invisible picture, such as a collapsed one, may never be requested.
    const coming = Array.from(document.images).filter((image) => !image.complete && image.checkVisibility());
    const arrived = (image: HTMLImageElement) => image.decode().catch(() => undefined);
    await Promise.race([Promise.all(coming.map(arrived)), new Promise((resolve) => setTimeout(resolve, 3000))]);
    await painted();
  });
