import { useEffect, useEffectEvent, useRef } from "react";
import { useLocation } from "react-router";
import { photoInHash } from "../components/lightbox/photo-hash.ts";

/**
 * After a walk from page to page, or to a place on a page, the focus is where the reader is: at the page's
 * heading, or at the place (WCAG 2.2, 2.4.3). Scrolling is ScrollRestoration's.
 */
export function useArrival(): void {
  const { key, hash, pathname } = useLocation();
  const seen = useRef({ key, hash, pathname });
  useEffect(() => {
    const before = seen.current;
    if (before.key === key) return;
    seen.current = { key, hash, pathname };
    // A photo opens over its page and gives the focus back by itself.
    if (before.pathname === pathname && (photoInHash(hash) || photoInHash(before.hash))) return;
    // A visitor who chooses by a field of the page keeps the focus there (WCAG 2.2, 3.2.2).
    if (before.pathname === pathname && document.activeElement?.matches("main form *")) return;
    const place = hash && document.getElementById(decodeURIComponent(hash.slice(1)));
    const target = place || document.querySelector<HTMLElement>("main h1") || document.getElementById("content");
    if (!target) return;
    if (!target.hasAttribute("tabindex")) target.tabIndex = -1;
    target.focus({ preventScroll: true });
  }, [key, hash, pathname]);
}

/** Calls `act` on every arrival but the first, which is the page becoming alive under the reader's hands. */
export function useArrivalElsewhere(act: () => void): void {
  const { key } = useLocation();
  const seen = useRef(key);
  const arrive = useEffectEvent(act);
  useEffect(() => {
    if (seen.current === key) return;
    seen.current = key;
    arrive();
  }, [key]);
}
