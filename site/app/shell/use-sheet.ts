import { type RefObject, useEffect } from "react";
import { useArrivalElsewhere } from "./use-arrival.ts";

/** From here on the menu is a row (navigation.module.css). */
export const wide = "(min-width: 76rem)";

/** Adds to the platform's popover what a sheet over the whole window needs: the page under it is inert. */
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
    // Opened before this page was alive.
    if (current?.matches(":popover-open")) cover(true);
    const close = () => current?.hidePopover?.();
    matchMedia(wide).addEventListener("change", close, { signal });
    // A link to where one already is changes no location, but has been followed all the same.
    current?.addEventListener("click", ({ target }) => target instanceof Element && target.closest("a") && close(), {
      signal,
    });
    return () => ending.abort();
  }, [sheet]);
}
