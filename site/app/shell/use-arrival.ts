import { useEffect, useEffectEvent, useRef } from "react";
import { useLocation } from "react-router";
import { photoInHash } from "../components/lightbox/photo-hash.ts";

/**
 * The link that was followed last from each entry of the history: its place among the page's links, and its address. Only Back and Forward
 * lead to a known key, except that the first entry shares its own with those of fragments that the router did not make; these have a place
 * of their own.
 */
const followed: Record<string, readonly [place: number, href: string]> = {};

/**
 * After a navigation to a page, or to a place on a page, moves the focus to the page's heading, or to that
 * place (WCAG 2.2, 2.4.3); after Back and Forward to the link by which the visitor had left. ScrollRestoration handles scrolling.
 */
export function useArrival(): void {
  const { key, hash, pathname } = useLocation();
  const entry = key + pathname + hash;
  const seen = useRef({ entry, hash, pathname });
  useEffect(() => {
    // For good: the frame is there as long as the document.
    addEventListener(
      "click",
      ({ target }) => {
        const link = (target as Element).closest?.("a");
        if (link) followed[seen.current.entry] = [[...document.links].indexOf(link), link.href];
      },
      true,
    );
  }, []);
  useEffect(() => {
    const before = seen.current;
    if (before.entry === entry) return;
    seen.current = { entry, hash, pathname };
    // A photo opens over its page and returns the focus by itself.
    if (before.pathname === pathname && (photoInHash(hash) || photoInHash(before.hash))) return;
    // A visitor who uses a field of the page keeps the focus there (WCAG 2.2, 3.2.2).
    if (before.pathname === pathname && document.activeElement?.matches("main form *")) return;
    // None of our ids needs an escape, and decoding a malformed one would throw.
    const named = hash && document.getElementById(hash.slice(1));
    const [place = -1, href] = followed[entry] ?? [];
    const link = document.links[place];
    if (!named && link?.href === href) link?.focus({ preventScroll: true });
    // A link in a menu that is closed takes no focus.
    if (document.activeElement === link) return;
    const target = named || document.querySelector<HTMLElement>("main h1") || document.getElementById("content");
    if (!target) return;
    if (!target.hasAttribute("tabindex")) target.tabIndex = -1;
    target.focus({ preventScroll: true });
  }, [entry, hash, pathname]);
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
