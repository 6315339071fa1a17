import { useEffect } from "react";
import { useLeaveWarning } from "../../sending/use-leave-warning.ts";

/**
 * While something would be lost, the visitor is asked before leaving the page, by a link of this site or by Back too. `question` is asked where
 * the browser has no words of its own.
 */
export function useLeaveQuestion(isOpen: boolean, question: string): void {
  useLeaveWarning(isOpen);
  useEffect(() => {
    if (!isOpen) return;
    // Before React sees it: the browser then follows the link itself, and asks, which it does not do for a page of the router.
    const leaveToBrowser = (event: MouseEvent) => {
      if (event.target instanceof Element && event.target.closest("a[href]")) event.stopPropagation();
    };
    // Back and Forward to a page of the router: browsers let them be stopped after the visitor has used the page.
    const ask = (event: NavigateEvent) => {
      const isToRouter = event.navigationType === "traverse" && !event.hashChange && event.destination.sameDocument;
      if (isToRouter && event.cancelable && !confirm(question)) event.preventDefault();
    };
    // Not in every browser.
    const { navigation } = window as { navigation?: Navigation };
    addEventListener("click", leaveToBrowser, true);
    navigation?.addEventListener("navigate", ask);
    return () => {
      removeEventListener("click", leaveToBrowser, true);
      navigation?.removeEventListener("navigate", ask);
    };
  }, [isOpen, question]);
}
