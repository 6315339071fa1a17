import { type RefObject, useEffect, useState } from "react";
import { whenNear } from "../when-near.ts";

/** Turns true permanently once the page has loaded and the element is within a screen of the viewport. */
export function useNearViewport(element: RefObject<HTMLElement | null>): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    const target = element.current;
    if (near || !target) return;
    let stop: (() => void) | undefined;
    const observe = () => {
      stop = whenNear(target, "100% 0px", () => setNear(true));
    };
    if (document.readyState === "complete") observe();
    else window.addEventListener("load", observe, { once: true });
    return () => {
      window.removeEventListener("load", observe);
      stop?.();
    };
  }, [element, near]);
  return near;
}
