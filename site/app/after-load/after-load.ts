import { useEffect, useState } from "react";
import { loadChunk } from "../chunks/load-chunk.ts";
import type { homeScript } from "./home.ts";

export type HomeScript = ReturnType<typeof homeScript>;

let loaded: Promise<HomeScript> | undefined;

/**
 * Loads the scripts `vendors` and `home` from the assets path after the window's load event (specification,
 * section 7): code that the home page does not need for its first paint.
 */
function loadAfterwards(): Promise<HomeScript> {
  loaded ??= windowLoaded().then(async () => {
    const vendors = loadChunk(() => import("./vendors.ts"));
    // Its callers handle the error.
    vendors.catch(() => undefined);
    const home = await loadChunk(() => import("./home.ts"));
    return home.homeScript(vendors);
  });
  return loaded;
}

const windowLoaded = () =>
  new Promise<void>((resolve) => {
    if (document.readyState === "complete") resolve();
    else window.addEventListener("load", () => resolve(), { once: true });
  });

/**
 * Returns the `home` script once it has loaded; null if loading failed: then nothing on the page moves automatically.
 */
export function useHomeScript(): HomeScript | null | undefined {
  const [script, setScript] = useState<HomeScript | null>();
  useEffect(() => {
    loadAfterwards().then(setScript, (error) => {
      console.warn("The home script did not come.", error);
      setScript(null);
    });
  }, []);
  return script;
}
