import { useEffect, useEffectEvent, useState } from "react";

/** Whether something failed (`isLost`) because there is no connection; when it returns, `again` is called. */
export function useWithoutConnection(isLost: boolean, again: () => void): boolean {
  const [isOffline, setOffline] = useState(false);
  const goOn = useEffectEvent(again);
  useEffect(() => {
    setOffline(isLost && !navigator.onLine);
    if (!isLost) return;
    const connected = () => goOn();
    addEventListener("online", connected);
    return () => removeEventListener("online", connected);
  }, [isLost]);
  return isOffline;
}
