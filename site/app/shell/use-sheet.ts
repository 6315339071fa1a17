import { type RefObject, useEffect } from "react";
import { useArrivalElsewhere } from "./use-arrival.ts";

/** From this width on the menu is a row (navigation.module.css). */
export const wide = "(min-width: 76rem)";

/** Makes the page under an open sheet inert, which the platform's popover does not. */
export function useSheet(sheet: RefObject<HTMLElement | null>): void {
  useArrivalElsewhere(() => sheet.current?.hidePopover?.());

  useEffect(() => {
    const { current } = sheet;
    const ending = new AbortController();
    const { signal } = ending;
    const cover = (open: boolean) => {
      for (const beneath of document.querySelectorAll<HTMLElement>("main, footer, aside")) beneath.inert = open;
    };
    current?.addEventListener("toggle", (event) => cover(event.newState === "open"), { signal });
    // It was opened before hydration. `:is` forgives browsers that do not know the selector.
    if (current?.matches(":is(:popover-open)")) cover(true);
    const close = () => current?.hidePopover?.();
    matchMedia(wide).addEventListener("change", close, { signal });
    // A link to the current location changes nothing, but has been followed nevertheless.
    current?.addEventListener("click", ({ target }) => target instanceof Element && target.closest("a") && close(), {
      signal,
    });
    return () => ending.abort();
  }, [sheet]);
}
