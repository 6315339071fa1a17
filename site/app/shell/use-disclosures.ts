import { type RefObject, useEffect } from "react";
import { useArrivalElsewhere } from "./use-arrival.ts";
import { wide } from "./use-sheet.ts";

/**
 * Adds to native disclosures what a menu needs: Escape closes and returns the focus, a press or the focus
 * outside closes them, and so does a navigation.
 */
export function useDisclosures(menu: RefObject<HTMLElement | null>): void {
  useArrivalElsewhere(() => closeAll(menu.current));

  useEffect(() => {
    const ending = new AbortController();
    const { signal } = ending;
    const { current } = menu;
    current?.addEventListener(
      "keydown",
      (event) => {
        const open = event.key === "Escape" && event.target instanceof Element && event.target.closest("details[open]");
        if (!open) return;
        // The next Escape closes the sheet around it.
        event.preventDefault();
        open.removeAttribute("open");
        open.querySelector("summary")?.focus();
      },
      { signal },
    );
    current?.addEventListener(
      "focusout",
      ({ relatedTarget }) => {
        if (!(relatedTarget instanceof Node)) return;
        if (isRow() || !current.contains(relatedTarget)) closeAll(current, relatedTarget);
      },
      { signal },
    );
    document.addEventListener(
      "pointerdown",
      ({ target }) => {
        if (target instanceof Element && !target.closest("details") && isRow()) closeAll(current);
      },
      { signal },
    );
    return () => ending.abort();
  }, [menu]);
}

/** In the sheet, a list that closes would move the entries below it away from the finger. */
const isRow = () => matchMedia(wide).matches;

/** `but` excludes the disclosure that contains this node: the visitor is using it. */
function closeAll(menu: HTMLElement | null, but: Node | null = null): void {
  for (const open of menu?.querySelectorAll("details[open]") ?? []) {
    if (!open.contains(but)) open.removeAttribute("open");
  }
}
