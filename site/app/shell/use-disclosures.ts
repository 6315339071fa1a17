import { type RefObject, useEffect } from "react";
import { useArrivalElsewhere } from "./use-arrival.ts";
import { wide } from "./use-sheet.ts";

/**
 * What native disclosures lack as a menu: Escape closes and gives the focus back, a press beside them
 * and the focus leaving close them, and so does arriving on a page.
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
        // The sheet around it is closed by the next Escape.
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

/** In the sheet a list that closed would move the entries below it from under the finger. */
const isRow = () => matchMedia(wide).matches;

/** `but` what holds this node: there the visitor is. */
function closeAll(menu: HTMLElement | null, but: Node | null = null): void {
  for (const open of menu?.querySelectorAll("details[open]") ?? []) {
    if (!open.contains(but)) open.removeAttribute("open");
  }
}
