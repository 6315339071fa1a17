import { useEffect } from "react";
import { useLocation } from "react-router";

/** Opens the answer that the address names: browsers do so only when a page is loaded. */
export function useOpenedByHash(): void {
  const { hash } = useLocation();
  useEffect(() => {
    const answer = hash ? document.getElementById(hash.slice(1)) : null;
    const details = answer?.closest("details");
    if (!answer || !details || details.open) return;
    details.open = true;
    answer.scrollIntoView();
  }, [hash]);
}
