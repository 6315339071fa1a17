import { useEffect } from "react";
import { useLeaveWarning } from "../../sending/use-leave-warning.ts";

/** The elements that lead to another page, by their events. */
const ways: Record<string, string> = { click: "a[href]", submit: "search form" };

/**
 * While something would be lost, the visitor is asked before leaving the page, by a link of this site, the site's search or Back too. `question`
 * is asked where the browser has no words of its own.
 */
export function useLeaveQuestion(isOpen: boolean, question: string): void {
  useLeaveWarning(isOpen);
  useEffect(() => {
    if (!isOpen) return;
    // Before React or the search's script sees it: the browser then follows the link or sends the form itself, and
    // asks, which it does not do for a page of the router. Stopping the router's own navigation event does not help:
    // the router shows the page nevertheless.
    const leaveToBrowser = (event: Event) => {
      const way = ways[event.type];
      if (way && event.target instanceof Element && event.target.closest(way)) event.stopPropagation();
    };
    // Back and Forward to a page of the router: browsers let them be stopped after the visitor has used the page.
    const ask = (event: NavigateEvent) => {
      const isToRouter = event.navigationType === "traverse" && !event.hashChange && event.destination.sameDocument;
      if (isToRouter && event.cancelable && !confirm(question)) event.preventDefault();
    };
    // Not in every browser.
    const { navigation } = window as { navigation?: Navigation };
    for (const type of Object.keys(ways)) addEventListener(type, leaveToBrowser, true);
    navigation?.addEventListener("navigate", ask);
    return () => {
      for (const type of Object.keys(ways)) removeEventListener(type, leaveToBrowser, true);
      navigation?.removeEventListener("navigate", ask);
    };
  }, [isOpen, question]);
}
