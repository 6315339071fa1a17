import { type RefObject, useEffect, useEffectEvent, useState } from "react";
import { useHomeScript } from "../../after-load/after-load.ts";

export interface RotationControl {
  /** Whether the visitor wants it to move by itself; the button shows this. */
  playing: boolean;
  /** Whether it is moving right now. */
  running: boolean;
  toggle: () => void;
}

/** Motion that starts by itself, and stops when the visitor stops it or prefers reduced motion. */
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
