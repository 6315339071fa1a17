import type { Perishable } from "@setu/contract/calls/reads";
import { useEffect, useRef } from "react";
import { useRevalidator } from "react-router";

/** The server decides when; a device whose clock is ahead asks again after this pause, and after twice as long each time. */
const shortestMs = 15_000;
/** The longest delay of a timer. */
const longestMs = 2_147_000_000;

/** Reloads the page's data when it is no longer true, so that a page that is left open stays correct. */
export function useFreshUntil(answer: Perishable): void {
  const { fresh_until: until } = answer;
  const { revalidate } = useRevalidator();
  const pauseMs = useRef(shortestMs);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a newer answer may be true no longer than the one before
  useEffect(() => {
    if (!until) return;
    const left = Date.parse(until) - Date.now();
    if (left > longestMs) return;
    const waitMs = left > 0 ? left + 500 : pauseMs.current;
    pauseMs.current = left > 0 ? shortestMs : waitMs * 2;
    const dueAt = Date.now() + waitMs;
    const renew = () => {
      // A timer may fire a little early.
      if (!document.hidden && Date.now() > dueAt - 100) void revalidate();
    };
    const timer = setTimeout(renew, waitMs);
    // Timers stand still while the device sleeps, and while the page is in the back/forward cache: both end with this event.
    document.addEventListener("visibilitychange", renew);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", renew);
    };
  }, [answer, until, revalidate]);
}
