import { useEffect, useState } from "react";
import { isReached, reloadOnce, reloadWhenReached } from "./reload.ts";

/** `trying` until it is known, and while the page is loaded anew; `waiting` for the connection; `given up` when it did not help. */
export type Reload = "trying" | "waiting" | "given up";

/** Loads the page anew for a chunk that did not come (`missing`), when that can be had. */
export function useReload(missing: boolean): Reload {
  const [reload, setReload] = useState<Reload>(missing ? "trying" : "given up");
  useEffect(() => {
    setReload(missing ? "trying" : "given up");
    if (!missing) return;
    const left = new AbortController();
    const begin = async () => {
      const reached = await isReached();
      if (left.signal.aborted) return;
      if (reached) return setReload(reloadOnce() ? "trying" : "given up");
      setReload("waiting");
      await reloadWhenReached(left.signal);
    };
    void begin();
    return () => left.abort();
  }, [missing]);
  return reload;
}
