const dwellMs = 500;

/**
 * Reports when the visitor wants to use the map: it has the focus, was clicked or tapped, or the pointer has
 * moved and rested on it. Until then the wheel and one finger scroll the page, as anywhere else.
 */
export function watchAttention(area: HTMLElement, tell: (attentive: boolean) => void): () => void {
  const stopping = new AbortController();
  const { signal } = stopping;
  let attentive = false;
  let dwell: ReturnType<typeof setTimeout> | undefined;

  const set = (now: boolean) => {
    clearTimeout(dwell);
    dwell = undefined;
    if (now === attentive) return;
    attentive = now;
    tell(now);
  };
  const isOutside = (target: EventTarget | null) => !(target instanceof Node && area.contains(target));

  area.addEventListener("click", () => set(true), { signal, capture: true });
  area.addEventListener("focusin", () => set(true), { signal });
  area.addEventListener(
    "focusout",
    (event) => isOutside(event.relatedTarget) && !area.matches(":hover") && set(false),
    { signal },
  );
  area.addEventListener(
    "pointermove",
    (event) => {
      // A page that scrolls under a resting pointer also fires events, but without movement.
      const moved = event.movementX !== 0 || event.movementY !== 0;
      if (attentive || !moved || event.pointerType === "touch") return;
      dwell ??= setTimeout(() => set(true), dwellMs);
    },
    { signal },
  );
  area.addEventListener("pointerleave", (event) => event.pointerType !== "touch" && set(false), { signal });
  area.addEventListener("wheel", () => attentive || set(false), { signal, passive: true });
  document.addEventListener("pointerdown", (event) => isOutside(event.target) && set(false), { signal });

  return () => {
    clearTimeout(dwell);
    stopping.abort();
  };
}
