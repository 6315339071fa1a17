import type { Perishable } from "@setu/contract/calls/reads";
import { useEffect } from "react";
import { useRevalidator } from "react-router";

/** The server decides when; a device whose clock is fast must not reload endlessly. */
const shortestMs = 15_000;
/** The longest delay of a timer. */
const longestMs = 2_147_000_000;

/** Reloads the page's data when it is no longer true, so that a page that is left open stays correct. */
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
