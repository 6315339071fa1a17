/** A shorter movement is a tap, not a swipe. */
const leastPixels = 45;

/** Reports the direction of a swipe over an element: 1 forwards, -1 back. Returns a function that stops it. */
export function swipe(element: HTMLElement, onSwipe: (direction: 1 | -1) => void): () => void {
  const ending = new AbortController();
  const options = { signal: ending.signal, passive: true };
  let start: Touch | undefined;
  element.addEventListener(
    "touchstart",
    ({ touches }) => (start = touches.length === 1 ? touches[0] : undefined),
    options,
  );
  element.addEventListener(
    "touchend",
    ({ changedTouches: [end] }) => {
      if (!start || !end) return;
      const [x, y] = [end.clientX - start.clientX, end.clientY - start.clientY];
      if (Math.abs(x) > leastPixels && Math.abs(x) > 2 * Math.abs(y)) onSwipe(x < 0 ? 1 : -1);
    },
    options,
  );
  return () => ending.abort();
}
