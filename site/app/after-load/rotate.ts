interface Rotation {
  /** The time between two steps. */
  everyMs: number;
  step: () => void;
  /** Called when it starts or stops running. */
  onRunning?: (running: boolean) => void;
}

/**
 * Steps for ever, but not while the pointer or the focus is in the region, the region is out of view or the
 * tab is hidden (WCAG 2.2, 2.2.2). Returns a function that stops it.
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
  // While the focus moves, no element has it: check again when it has arrived.
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
