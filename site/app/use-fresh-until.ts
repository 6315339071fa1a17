import type { Perishable } from "@setu/contract/reads";
import { useEffect } from "react";
import { useRevalidator } from "react-router";

/** The server decides when; a device whose clock is ahead does not ask without end. */
const shortestMs = 15_000;
/** A timer cannot wait for longer. */
const longestMs = 2_147_000_000;

/** Asks for the page's data anew when what it says stops being true: a page that is left open must not lie. */
export function useFreshUntil({ fresh_until: until }: Perishable): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!until) return;
    const left = Date.parse(until) - Date.now();
    if (left > longestMs) return;
    const renew = () => void revalidate();
    const whenSeen = () => {
      if (document.visibilityState === "visible") renew();
      else document.addEventListener("visibilitychange", renew, { once: true });
    };
    const timer = setTimeout(whenSeen, left > 0 ? left + 500 : shortestMs);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", renew);
    };
  }, [until, revalidate]);
}
