import type { Render, ShownRouter } from "./shown-router.ts";

/** Data that has been read ahead comes sooner: what a page shows while it waits would be rendered for nothing. */
const soonMs = 20;
/**
 * A fade takes as long again as the change itself, since the browser paints both pages: up to here, both stay within 100 ms
 * (docs/decisions/0093-pages-change-in-one-go.md).
 */
const quickMs = 40;

/** From now on pages replace each other in one go, and fade where the browser can, the device is quick and motion is welcome. */
export function changePages(router: ShownRouter): void {
  const still = matchMedia("(prefers-reduced-motion: reduce)");
  let shown = location.pathname;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  /** The newest state, while the browser takes a picture of the old page. */
  let next: Render | undefined;
  /** Known from the first change on, and no longer true after a slow one. */
  let isQuick: boolean | undefined;

  const change = () => {
    // To remove the focused element, the browser would calculate the styles of all that goes with it.
    document.querySelector<HTMLElement>("main :focus")?.blur();
    next?.(true);
    next = undefined;
  };
  router.show = (render, { location: { pathname }, navigation }) => {
    clearTimeout(waiting);
    if (next) next = render;
    else if (navigation.state === "loading") waiting = setTimeout(render, soonMs);
    else if (pathname === shown) render();
    else {
      shown = pathname;
      next = render;
      const began = performance.now();
      const fades = isQuick && !still.matches && document.startViewTransition;
      // A window in the background shows no fade.
      if (fades) document.startViewTransition(change).ready.catch(() => {});
      else change();
      requestAnimationFrame(() =>
        setTimeout(() => {
          isQuick = isQuick !== false && performance.now() - began <= (fades ? 2 : 1) * quickMs;
        }),
      );
    }
  };
}
