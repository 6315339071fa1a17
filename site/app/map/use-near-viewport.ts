import { type RefObject, useEffect, useState } from "react";

/** Turns true for good once the page has loaded and the element is within a screen of being seen. */
export function useNearViewport(element: RefObject<HTMLElement | null>): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    const target = element.current;
    if (near || !target) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setNear(true),
      { rootMargin: "100% 0px" },
    );
    const observe = () => observer.observe(target);
    if (document.readyState === "complete") observe();
    else window.addEventListener("load", observe, { once: true });
    return () => {
      window.removeEventListener("load", observe);
      observer.disconnect();
    };
  }, [element, near]);
  return near;
}
