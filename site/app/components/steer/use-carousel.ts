import { type RefObject, useRef } from "react";
import { type RotationControl, useRotation } from "./use-rotation.ts";

/** Long enough to read the captions of three pictures. */
const everyMs = 5000;

export interface Carousel extends RotationControl {
  /** The element whose pointer and focus pause the motion. */
  region: RefObject<HTMLElement | null>;
  /** The scroller; the style sheet decides how many slides it shows at once. */
  track: RefObject<HTMLUListElement | null>;
  move: (direction: 1 | -1) => void;
}

/** Moves a scroll-snap list slide by slide; after the last one comes the first. */
export function useCarousel(): Carousel {
  const region = useRef<HTMLElement>(null);
  const track = useRef<HTMLUListElement>(null);

  const move = (direction: 1 | -1) => {
    const { current } = track;
    const [first, second] = current?.children ?? [];
    if (!current || !first || !second) return;
    const step = second.getBoundingClientRect().left - first.getBoundingClientRect().left;
    const end = current.scrollWidth - current.clientWidth;
    const at = current.scrollLeft;
    const atEdge = direction === 1 ? at > end - 2 : at < 2;
    const left = atEdge ? (direction === 1 ? 0 : end) : at + direction * step;
    const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
    current.scrollTo({ left, behavior: still ? "instant" : "smooth" });
  };
  return { region, track, move, ...useRotation(region, everyMs, () => move(1)) };
}
