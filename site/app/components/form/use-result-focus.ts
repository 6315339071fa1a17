import { type RefObject, useEffect, useRef } from "react";

/**
 * Returns the ref of the element that replaces a form. It takes the focus as soon as there is a `result`: the button
 * that had it is gone, and the browser would begin at the top of the page again (WCAG 2.2, 2.4.3).
 */
export function useResultFocus<Shown extends HTMLElement>(result: unknown): RefObject<Shown | null> {
  const shown = useRef<Shown>(null);
  useEffect(() => {
    if (result) shown.current?.focus();
  }, [result]);
  return shown;
}
