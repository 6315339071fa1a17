import { useEffect, useState } from "react";
import type { homeScript } from "./home.ts";

export type HomeScript = typeof homeScript;

let loaded: Promise<HomeScript> | undefined;

/**
 * After the window's load event the scripts `vendors` and `home` are loaded from the assets path
 * (specification, section 7): what the home page can do without until it has been painted.
 */
function loadAfterwards(): Promise<HomeScript> {
  loaded ??= windowLoaded()
    .then(() => Promise.all([import("./home.ts"), import("./vendors.ts")]))
    .then(([home]) => home.homeScript);
  return loaded;
}

const windowLoaded = () =>
  new Promise<void>((resolve) => {
    if (document.readyState === "complete") resolve();
    else window.addEventListener("load", () => resolve(), { once: true });
  });

/** The `home` script once it is there; without it the page stands still, and that is all. */
export function useHomeScript(): HomeScript | undefined {
  const [script, setScript] = useState<HomeScript>();
  useEffect(() => {
    loadAfterwards().then(setScript, (error) => console.error(error));
  }, []);
  return script;
}
