import waiting from "../assets/waiting.svg";
import type { Router } from "../offline/keep-pages.ts";

/** A picture that was being loaded, and what it had asked for. */
interface Stopped {
  image: HTMLImageElement;
  src: string;
  sources: { source: HTMLSourceElement; media: string }[];
}

/** The time in which the new page has replaced the old one. */
const settledMs = 300;

/**
 * Stops the pictures that are still being loaded when the visitor goes to another page: over HTTP/1.1 they keep all six connections,
 * and the next page's code and data would wait for them. If the visitor stays after all, they are loaded again: what is still in the
 * document a moment after the navigation, when React has replaced the old page.
 */
export function giveWay(router: Router): void {
  let stopped: Stopped[] = [];
  router.subscribe(({ navigation }) => {
    if (navigation.state === "idle") {
      const before = stopped;
      stopped = [];
      setTimeout(() => before.filter(({ image }) => image.isConnected).forEach(resume), settledMs);
    } else if (stopped.length === 0) {
      stopped = [...document.querySelectorAll<HTMLImageElement>("main picture img")]
        .filter(({ complete }) => !complete)
        .map(stop);
    }
  });
}

/** Without a source that applies, the browser drops the request for the placeholder, which it has. */
function stop(image: HTMLImageElement): Stopped {
  const found = image.parentElement?.querySelectorAll("source") ?? [];
  const sources = [...found].map((source) => ({ source, media: source.media }));
  const { src } = image;
  for (const { source } of sources) source.media = "not all";
  image.src = waiting;
  return { image, src, sources };
}

function resume({ image, src, sources }: Stopped): void {
  for (const { source, media } of sources) {
    if (media) source.media = media;
    else source.removeAttribute("media");
  }
  image.src = src;
}
