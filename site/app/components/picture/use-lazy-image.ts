import { type ImgHTMLAttributes, type RefObject, useEffect, useRef, useState } from "react";
import waiting from "../../assets/waiting.svg";
import { useHeld } from "../../light/light-mode.ts";
import { whenNear } from "../../when-near.ts";

/** A picture loads when it is within this many window heights (specification, section 2). */
const preloadRatio = 1.3;
/** How often a failed picture is tried again (specification, section 2). */
const retries = 1;

export interface LazyImage {
  image: RefObject<HTMLImageElement | null>;
  /** The `key` of the picture element: a new element is a new attempt. */
  attempt: number;
  failed: boolean;
  /** Whether it waits for the visitor's request: until then nothing is loaded, with or without JavaScript. */
  held: boolean;
  /** The `media` of each source. Without JavaScript all of them apply, with the browser's own lazy loading. */
  media: string | undefined;
  attributes: Pick<ImgHTMLAttributes<HTMLImageElement>, "src" | "loading" | "onError">;
}

/** Loads a picture when it comes near the viewport; until then only its colour is shown. */
export function useLazyImage(src: string, placeholder: string, eager = false): LazyImage {
  const image = useRef<HTMLImageElement>(null);
  const held = useHeld(src);
  const [near, setNear] = useState(eager && !held);
  const [attempt, setAttempt] = useState(0);
  const failed = attempt > retries;

  useEffect(() => {
    const { current } = image;
    if (near || held || !current) return;
    const load = () => setNear(true);
    if (eager) return load();
    addEventListener("beforeprint", load);
    const stop = whenNear(current, `${Math.round((preloadRatio - 1) * 100)}%`, load);
    return () => {
      removeEventListener("beforeprint", load);
      stop();
    };
  }, [near, held, eager]);
  useEffect(() => {
    // An eager picture may have failed before this script ran.
    const { current } = image;
    if (eager && current?.complete && current.naturalWidth === 0 && current.currentSrc) {
      setAttempt((before) => before || 1);
    }
  }, [eager]);

  return {
    image,
    attempt,
    failed,
    held: held && !near,
    media: near ? undefined : "(scripting: none)",
    attributes: {
      src: failed ? placeholder : near ? src : waiting,
      loading: near ? "eager" : "lazy",
      onError: near && !failed ? () => setAttempt((before) => before + 1) : undefined,
    },
  };
}
