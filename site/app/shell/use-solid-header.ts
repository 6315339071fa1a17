import { type RefObject, useEffect, useRef } from "react";
import { useLocation } from "react-router";

/** Makes the header solid after the slider; the style sheet makes it transparent over it. */
export function useSolidHeader(): RefObject<HTMLElement | null> {
  const header = useRef<HTMLElement>(null);
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has another first view
  useEffect(() => {
    const { current } = header;
    const hero = document.querySelector("[data-hero]");
    if (!current || !hero) return;
    const over = new IntersectionObserver(
      (entries) => current.toggleAttribute("data-solid", entries.at(-1)?.isIntersecting === false),
      { rootMargin: `-${current.offsetHeight}px 0px 0px` },
    );
    over.observe(hero);
    // The mark for the other background is loaded as soon as it may be needed.
    const fetchMarks = () => {
      for (const mark of current.querySelectorAll("img")) mark.loading = "eager";
    };
    addEventListener("scroll", fetchMarks, { once: true, passive: true });
    return () => {
      removeEventListener("scroll", fetchMarks);
      over.disconnect();
    };
  }, [key]);
  return header;
}
