import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/**
 * After a walk from page to page, or to a place on a page, the focus is where the reader is: at the page's
 * heading, or at the place (WCAG 2.2, 2.4.3). Scrolling is ScrollRestoration's.
 */
export function useArrival(): void {
  const { key, hash } = useLocation();
  const seen = useRef(key);
  useEffect(() => {
    if (seen.current === key) return;
    seen.current = key;
    const place = hash && document.getElementById(decodeURIComponent(hash.slice(1)));
    const target = place || document.querySelector<HTMLElement>("main h1") || document.getElementById("content");
    if (!target) return;
    if (!target.hasAttribute("tabindex")) target.tabIndex = -1;
    target.focus({ preventScroll: true });
  }, [key, hash]);
}
