/** Calls once when an element comes within a margin of being seen. Returns what ends it. */
export function whenNear(target: Element, margin: string, onNear: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      onNear();
    },
    // The second is for what is in a carousel; to the page itself Chromium adds both, so it is for the sides only.
    { rootMargin: margin, scrollMargin: "0px 30%" },
  );
  observer.observe(target);
  return () => observer.disconnect();
}
