export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Which of the boxes can be shown without one covering another: a former one goes before a later one. */
export function withRoom(boxes: readonly Box[], taken: readonly Box[]): boolean[] {
  const shown = [...taken];
  return boxes.map((box) => {
    if (shown.some((other) => overlaps(box, other))) return false;
    shown.push(box);
    return true;
  });
}

const overlaps = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
