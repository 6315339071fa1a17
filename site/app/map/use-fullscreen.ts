import { type RefObject, useCallback, useEffect, useState } from "react";

/** `overlay` replaces the Fullscreen API where elements lack it: on iPhones. */
export type FullscreenMode = "off" | "native" | "overlay";

export function useFullscreen(element: RefObject<HTMLElement | null>): {
  mode: FullscreenMode;
  toggle: () => void;
  leave: () => void;
} {
  const [mode, setMode] = useState<FullscreenMode>("off");

  useEffect(() => {
    const follow = () =>
      setMode(document.fullscreenElement && document.fullscreenElement === element.current ? "native" : "off");
    document.addEventListener("fullscreenchange", follow);
    return () => document.removeEventListener("fullscreenchange", follow);
  }, [element]);

  useEffect(() => {
    const target = element.current;
    if (mode !== "overlay" || !target) return;
    const leaveByEscape = (event: KeyboardEvent) => event.key === "Escape" && setMode("off");
    document.addEventListener("keydown", leaveByEscape);
    const page = document.documentElement.style;
    const { overflow } = page;
    page.overflow = "hidden";
    const leaveTopLayer = enterTopLayer(target);
    return () => {
      document.removeEventListener("keydown", leaveByEscape);
      page.overflow = overflow;
      leaveTopLayer();
    };
  }, [element, mode]);

  const leave = useCallback(() => {
    if (document.fullscreenElement) void document.exitFullscreen();
    setMode("off");
  }, []);
  const toggle = () => {
    const target = element.current;
    if (mode !== "off" || !target) return leave();
    // Some browsers have the method and refuse it in a frame.
    if (document.fullscreenEnabled) target.requestFullscreen().catch(() => setMode("overlay"));
    else setMode("overlay");
  };
  return { mode, toggle, leave };
}

/**
 * Shows the element above everything, whatever its ancestors' styles; where popovers are not supported, the style sheet
 * approximates it.
 */
function enterTopLayer(target: HTMLElement): () => void {
  if (typeof target.showPopover !== "function") return () => {};
  target.popover = "manual";
  target.showPopover();
  return () => {
    target.hidePopover();
    target.popover = null;
  };
}
