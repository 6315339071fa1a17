import { useEffect, useEffectEvent, useState } from "react";
import { pause, pauseMs } from "../api/pause.ts";
import { isReached } from "../chunks/reload.ts";

/**
 * Whether something failed (`isLost`) because there is no connection; when it returns, `again` is called. The server is asked:
 * browsers report that they are online in any network, even one without access to the internet.
 */
export function useWithoutConnection(isLost: boolean, again: () => void): boolean {
  // Without an answer the connection is most likely lost: the other message would appear for a moment.
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
