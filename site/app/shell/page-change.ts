import type { Render, ShownRouter } from "./shown-router.ts";

/** Data that has been read ahead comes sooner: a page's waiting state would be rendered for nothing. */
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
    // To remove the focused element, the browser would calculate the styles of everything removed with it. A field acts
    // when it is left.
    document.querySelector<HTMLElement>("main :is(a, button, summary):focus")?.blur();
    next?.(true);
    next = undefined;
  };
  router.show = (render, { location: { pathname }, navigation }) => {
    const isSame = pathname === shown;
    shown = pathname;
    clearTimeout(waiting);
    if (next) next = render;
    else if (navigation.state === "loading") waiting = setTimeout(render, soonMs);
    else if (isSame) render();
    else {
      next = render;
      const began = performance.now();
      const measure = (limitMs: number) => {
        isQuick = isQuick !== false && performance.now() - began <= limitMs;
      };
      if (isQuick && !still.matches && document.startViewTransition) {
        // Ready when the browser has its pictures of both pages. A window in the background has none.
        document.startViewTransition(change).ready.then(
          () => measure(2 * quickMs),
          () => {},
        );
      } else {
        change();
        requestAnimationFrame(() => setTimeout(() => measure(quickMs)));
      }
    }
  };
}
