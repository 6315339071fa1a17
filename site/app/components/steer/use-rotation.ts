import { type RefObject, useEffect, useEffectEvent, useState } from "react";
import { useHomeScript } from "../../after-load/after-load.ts";

export interface RotationControl {
  /** Whether it is to move by itself: the visitor's wish, shown by the button. */
  playing: boolean;
  /** Whether it does so right now. */
  running: boolean;
  toggle: () => void;
}

/** What moves by itself, and stops when asked to, or where the visitor wants no motion at all. */
export function useRotation(region: RefObject<HTMLElement | null>, everyMs: number, step: () => void): RotationControl {
  const script = useHomeScript();
  const [playing, setPlaying] = useState(true);
  const [running, setRunning] = useState(false);
  const stepNow = useEffectEvent(step);

  useEffect(() => {
    const still = matchMedia("(prefers-reduced-motion: reduce)");
    const obey = () => still.matches && setPlaying(false);
    obey();
    still.addEventListener("change", obey);
    return () => still.removeEventListener("change", obey);
  }, []);
  useEffect(() => {
    if (!script || !playing || !region.current) return;
    return script.rotate(region.current, { everyMs, step: () => stepNow(), onRunning: setRunning });
  }, [script, playing, region, everyMs]);

  return { playing, running, toggle: () => setPlaying((before) => !before) };
}
