import { useEffect, useEffectEvent, useState } from "react";
import { pause, pauseMs } from "../api/pause.ts";
import { isReached } from "../chunks/reload.ts";

/**
 * Whether something failed (`isLost`) because there is no connection; when it returns, `again` is called. It is asked, not only
 * believed: browsers say that they are online wherever there is a network, even one that leads nowhere.
 */
export function useWithoutConnection(isLost: boolean, again: () => void): boolean {
  // What got no answer has most likely lost its connection: the other message would be seen for a moment.
  const [isOffline, setOffline] = useState(isLost);
  const goOn = useEffectEvent(again);
  useEffect(() => {
    setOffline(isLost);
    if (!isLost) return;
    const left = new AbortController();
    const wait = async () => {
      for (let failures = 0; ; failures += 1) {
        const reached = await isReached();
        if (left.signal.aborted) return;
        if (reached && failures > 0) return goOn();
        if (reached) return setOffline(false);
        await pause(pauseMs(failures), left.signal);
      }
    };
    // Only leaving the page ends the wait.
    wait().catch(() => undefined);
    return () => left.abort();
  }, [isLost]);
  return isOffline;
}
