import { useEffect, useState } from "react";
import { isReached, reloadOnce, reloadWhenReached } from "./reload.ts";

/** `trying` until it is known, and during the reload; `waiting` for the connection; `given up` when it did not help. */
export type Reload = "trying" | "waiting" | "given up";

/** Reloads the page when a chunk could not be loaded (`missing`), if the server can be reached. */
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
