import { useEffect } from "react";

/** While something would be lost, the browser asks before the visitor leaves the page. */
export function useLeaveWarning(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [isOpen]);
}
