import waiting from "../assets/waiting.svg";
import type { Router } from "../offline/keep-pages.ts";

/** The time in which the new page has replaced the old one. */
const settledMs = 300;

/**
 * Stops the pictures that are still being loaded when the visitor goes to another page: over HTTP/1.1 they keep all six
 * connections, and the next page's code and data would wait for them. If the visitor stays after all, the pictures are
 * loaded again that are still in the document a moment after the navigation, when React has replaced the old page.
 */
export function giveWay(router: Router): void {
  let resume: (() => void)[] = [];
  router.subscribe(({ navigation }) => {
    if (navigation.state === "idle") {
      const stopped = resume;
      resume = [];
      setTimeout(() => {
        for (const start of stopped) start();
      }, settledMs);
    } else if (resume.length === 0) {
      resume = [...document.querySelectorAll<HTMLImageElement>("main picture img")]
        .filter(({ complete }) => !complete)
        .map(stop);
    }
  });
}

/**
 * Without a source that applies, the browser replaces the request by the placeholder, which it has. Returns a function
 * that requests the picture's own file again, if it is still shown.
 */
function stop(image: HTMLImageElement): () => void {
  const found = image.parentElement?.querySelectorAll("source") ?? [];
  const sources = [...found].map((source) => [source, source.media] as const);
  const { src } = image;
  for (const [source] of sources) source.media = "not all";
  image.src = waiting;
  return () => {
    if (!image.isConnected) return;
    // An empty one applies everywhere, as none does.
    for (const [source, media] of sources) source.media = media;
    image.src = src;
  };
}
