import { useEffect } from "react";
import { useLeaveWarning } from "../../sending/use-leave-warning.ts";

/** While something would be lost, the browser asks before the visitor leaves the page, by a link of this site too. */
export function useLeaveQuestion(isOpen: boolean): void {
  useLeaveWarning(isOpen);
  useEffect(() => {
    if (!isOpen) return;
    // Before React sees it: the browser then follows the link itself, and asks, which it does not do for a page of the router.
    const leaveToBrowser = (event: MouseEvent) => {
      if (event.target instanceof Element && event.target.closest("a[href]")) event.stopPropagation();
    };
    addEventListener("click", leaveToBrowser, true);
    return () => removeEventListener("click", leaveToBrowser, true);
  }, [isOpen]);
}
