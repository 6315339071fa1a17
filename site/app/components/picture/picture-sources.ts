import type { File, Rendition } from "@setu/contract/shapes/file";

/** The media query of the tall crop: phones held upright. The style sheet has the same. */
export const tallMedia = "(max-aspect-ratio: 5/8)";

/**
 * The `sizes` of a slide's tall crop. It is as wide as the window, but less is enough: on a phone the difference is hardly
 * visible under the shade.
 */
export const tallSizes = (priority: boolean): string => (priority ? "65vw" : "49vw");

/** Returns the `srcset` of a picture in one format, or its widest and every third below; empty when there are no renditions. */
export const sourceSet = (file: Pick<File, "renditions">, type: Rendition["type"], isSparse = false): string =>
  file.renditions
    .filter((rendition) => rendition.type === type)
    .filter((_, at, { length }) => !isSparse || (length - at) % 3 === 1)
    .map(({ location, width }) => `${location} ${width}w`)
    .join(", ");

/** The widest rendition for slow connections; the widths are in rising order. */
const lightWidth = 800;

/** Returns the one rendition for slow connections, whose size is `light_size`; empty when there is none. */
export const lightSource = (file: Pick<File, "renditions">, type: Rendition["type"]): string =>
  file.renditions.findLast((rendition) => rendition.type === type && rendition.width <= lightWidth)?.location ?? "";

/**
 * Returns the `sizes` of a slide: the window's width, or, in an upright window, the width that its height
 * requires. A fraction of that: on a phone the difference is hardly visible, and it saves half of the bytes.
 * Media queries use the window's shape and width, since Chromium's preload scanner misreads heights.
 */
export function slideSizes({ width, height }: File, priority: boolean): string {
  // More for the first slide, so that no later one becomes the largest contentful paint.
  const part = (width / height) * (priority ? 0.43 : 0.29);
  const upright = (windowHeight: number) => Math.max(100, Math.round(part * windowHeight));
  return `(max-aspect-ratio: 3/5) ${upright(210)}vw, (max-aspect-ratio: 1/1) ${upright(140)}vw, 100vw`;
}
