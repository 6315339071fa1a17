export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/**
 * Places names so that none covers another: returns for each the index of the first of its boxes that is free, or -1.
 * An earlier name takes precedence over a later one.
 */
export function placesFor(names: readonly (readonly Box[])[], taken: readonly Box[]): number[] {
  const shown = [...taken];
  return names.map((boxes) => {
    const place = boxes.findIndex((box) => !shown.some((other) => overlaps(box, other)));
    const box = boxes[place];
    if (box) shown.push(box);
    return place;
  });
}

export const overlaps = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
