import { useEffect, useEffectEvent, useRef } from "react";
import { askFor, useHeld } from "../light/light-mode.ts";

/** All maps are requested as one: most of what they load is the same. */
export const allMaps = "/tiles/";

/** Whether a map waits for the visitor's request. Who chooses a place in the list beside it requests it. */
export function useHeldMap(selected: number | undefined): boolean {
  const held = useHeld(allMaps);
  const first = useRef(selected);
  const ask = useEffectEvent(() => {
    if (held && selected !== first.current) askFor(allMaps);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when another place is chosen
  useEffect(() => {
    ask();
  }, [selected]);
  return held;
}
