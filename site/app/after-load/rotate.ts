interface Rotation {
  /** The time between two steps. */
  everyMs: number;
  step: () => void;
  /** Tells whether it runs right now. */
  onRunning?: (running: boolean) => void;
}

/**
 * Steps for ever, but not while the region is pointed at, has the focus, is out of view or in a hidden
 * tab (WCAG 2.2, 2.2.2). Returns what ends it.
 */
export function rotate(region: HTMLElement, { everyMs, step, onRunning }: Rotation): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  let timer: ReturnType<typeof setInterval> | undefined;
  let inView = false;
  let pointed = region.matches(":hover");

  const update = () => {
    const held = pointed || !inView || document.hidden || region.contains(document.activeElement);
    if (held === (timer === undefined)) return;
    clearInterval(timer);
    timer = held ? undefined : setInterval(step, everyMs);
    onRunning?.(!held);
  };
  const listen = (target: EventTarget, events: string[], listener: (event: Event) => void) => {
    for (const event of events) target.addEventListener(event, listener, { signal });
  };
  listen(region, ["pointerenter", "pointerleave"], ({ type }) => {
    pointed = type === "pointerenter";
    update();
  });
  // While the focus moves, nothing has it: ask again when it has arrived.
  listen(region, ["focusin", "focusout"], () => queueMicrotask(update));
  listen(document, ["visibilitychange"], update);
  const seeing = new IntersectionObserver(
    (entries) => {
      inView = entries.at(-1)?.isIntersecting === true;
      update();
    },
    { threshold: 0.2 },
  );
  seeing.observe(region);

  return () => {
    ending.abort();
    seeing.disconnect();
    clearInterval(timer);
    if (timer !== undefined) onRunning?.(false);
  };
}
