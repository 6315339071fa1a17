/** Calls back once when an element comes within a margin of the viewport. Returns a function that stops it. */
export function whenNear(target: Element, margin: string, onNear: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      onNear();
    },
    // The scroll margin is for carousels; for the page itself Chromium adds both margins, so this one applies to the sides only.
    { rootMargin: margin, scrollMargin: "0px 30%" },
  );
  observer.observe(target);
  return () => observer.disconnect();
}
