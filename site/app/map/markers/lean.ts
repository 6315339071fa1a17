interface Spot {
  x: number;
  y: number;
}

/** The height from a marker's tip to the middle of its head. */
const reach = 30;
/** Pixels between the middles of two heads, so that each can be pressed (WCAG 2.5.8). */
const apart = 28;
const most = 24;
const passes = 30;

/** Pixels from the middle of a head to an edge of the map, so that the head is not cut off. */
const inside = 17;

/**
 * Returns how far to the side each head moves, with its tip in place, so that neighbours do not cover each other and the
 * edge of a map `width` pixels wide cuts none off.
 */
export function headShifts(tips: Spot[], width: number): number[] {
  const heads = tips.map(({ x }) => x);
  const order = tips.map((_, index) => index).sort((a, b) => (tips[a]?.x ?? 0) - (tips[b]?.x ?? 0));
  const pairs = order.flatMap((left, index) =>
    order.slice(index + 1).flatMap((right) => {
      const near = Math.abs((tips[left]?.y ?? 0) - (tips[right]?.y ?? 0)) < apart;
      return near ? [[left, right] as const] : [];
    }),
  );
  for (let pass = 0; pass < passes; pass++) {
    for (const [left, right] of pairs) {
      const lack = apart - ((heads[right] ?? 0) - (heads[left] ?? 0));
      if (lack <= 0.5) continue;
      heads[left] = (heads[left] ?? 0) - lack / 2;
      heads[right] = (heads[right] ?? 0) + lack / 2;
    }
  }
  return tips.map(({ x }, index) => {
    const head = heads[index] ?? x;
    const isInView = x >= 0 && x <= width;
    const kept = isInView ? Math.max(inside, Math.min(width - inside, head)) : head;
    return Math.max(-most, Math.min(most, Math.round(kept - x)));
  });
}

/** Returns the rotation about the tip that moves a head by `shift`, in degrees, and the pixels that the head sinks. */
export function leanOf(shift: number): { angle: number; drop: number } {
  const angle = Math.asin(shift / reach);
  return { angle: (angle * 180) / Math.PI, drop: reach * (1 - Math.cos(angle)) };
}
