/** A part of a picture, in pixels of the whole. */
export interface Rect {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** A point in per cent of the width and the height. */
export interface Point {
  x: number;
  y: number;
}

/** The crop requested by the back office; its numbers are texts, from the address. */
export interface UploadEdits {
  crop?: Partial<Record<"x" | "y" | "width" | "height", unknown>>;
  focalPoint?: Partial<Record<"x" | "y", unknown>>;
}

const between = (least: number, value: number, most: number) => Math.min(Math.max(value, least), most);
/** A percentage; other values become the fallback, and one out of range is clamped. */
const percent = (value: unknown, otherwise: number) => {
  const number = Number(value ?? otherwise);
  return Number.isFinite(number) ? between(0, number, 100) : otherwise;
};

/** The requested part of `shown`, in the same pixels; at least one pixel, and within the edges. */
export function croppedRect(shown: Rect, crop: UploadEdits["crop"]): Rect {
  const [x, y] = [percent(crop?.x, 0), percent(crop?.y, 0)];
  const left = Math.min(Math.round((x / 100) * shown.width), shown.width - 1);
  const top = Math.min(Math.round((y / 100) * shown.height), shown.height - 1);
  const width = Math.round((percent(crop?.width, 100) / 100) * shown.width);
  const height = Math.round((percent(crop?.height, 100) / 100) * shown.height);
  return {
    left: shown.left + left,
    top: shown.top + top,
    width: between(1, width, shown.width - left),
    height: between(1, height, shown.height - top),
  };
}

/** The focal point of the whole picture, as a point within the part. */
export function focalWithin(shown: Rect, part: Rect, focal: UploadEdits["focalPoint"]): Point {
  const of = (value: unknown, size: "width" | "height", edge: "left" | "top") => {
    const pixels = (percent(value, 50) / 100) * shown[size] + shown[edge] - part[edge];
    return Math.round(between(0, (pixels / part[size]) * 100, 100));
  };
  return { x: of(focal?.x, "width", "left"), y: of(focal?.y, "height", "top") };
}

export const isSameRect = (one: Rect, other: Rect): boolean =>
  one.left === other.left && one.top === other.top && one.width === other.width && one.height === other.height;
