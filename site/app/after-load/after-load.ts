import { useEffect, useState } from "react";
import { loadChunk } from "../chunks/load-chunk.ts";
import type { homeScript } from "./home.ts";

export type HomeScript = ReturnType<typeof homeScript>;

let loaded: Promise<HomeScript> | undefined;

/**
 * After the window's load event the scripts `vendors` and `home` are loaded from the assets path
 * (specification, section 7): what the home page can do without until it has been painted.
 */
function loadAfterwards(): Promise<HomeScript> {
  loaded ??= windowLoaded().then(async () => {
    const vendors = loadChunk(() => import("./vendors.ts"));
    // Its users are told when it is there.
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

/** The `home` script once it is there; null if it cannot be loaded: then nothing on the page moves by itself. */
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
