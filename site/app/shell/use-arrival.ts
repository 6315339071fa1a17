import { useEffect, useEffectEvent, useRef } from "react";
import { useLocation } from "react-router";
import { photoInHash } from "../components/lightbox/photo-hash.ts";

/**
 * After a navigation to a page, or to a place on a page, moves the focus to the page's heading, or to that
 * place (WCAG 2.2, 2.4.3). ScrollRestoration handles scrolling.
 */
export function useArrival(): void {
  const { key, hash, pathname } = useLocation();
  const seen = useRef({ key, hash, pathname });
  useEffect(() => {
    const before = seen.current;
    if (before.key === key) return;
    seen.current = { key, hash, pathname };
    // A photo opens over its page and returns the focus by itself.
    if (before.pathname === pathname && (photoInHash(hash) || photoInHash(before.hash))) return;
    // A visitor who uses a field of the page keeps the focus there (WCAG 2.2, 3.2.2).
    if (before.pathname === pathname && document.activeElement?.matches("main form *")) return;
    const place = hash && document.getElementById(decodeURIComponent(hash.slice(1)));
    const target = place || document.querySelector<HTMLElement>("main h1") || document.getElementById("content");
    if (!target) return;
    if (!target.hasAttribute("tabindex")) target.tabIndex = -1;
    target.focus({ preventScroll: true });
  }, [key, hash, pathname]);
}

/** Calls `act` after every navigation, but not on hydration, when the visitor may already be using the page. */
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
