import type { File, Rendition } from "@setu/contract/shapes/file";

/** Where the tall crop is shown: phones held upright. The style sheet says the same. */
export const tallMedia = "(max-aspect-ratio: 5/8)";

/**
 * How wide a slide's tall crop is taken to be. As wide as the window, but a part of that is enough: on a phone the difference is
 * hardly seen under the shade.
 */
export const tallSizes = (priority: boolean): string => (priority ? "65vw" : "49vw");

/** The widths of a picture in one format, as `srcset` has it; empty when there are none. */
export const sourceSet = (file: Pick<File, "renditions">, type: Rendition["type"]): string =>
  file.renditions
    .filter((rendition) => rendition.type === type)
    .map(({ location, width }) => `${location} ${width}w`)
    .join(", ");

/** The widest rendition for slow connections; the widths are in rising order. */
const lightWidth = 800;

/** The one rendition that a slow connection is offered, of which `light_size` is the size; empty when there is none. */
export const lightSource = (file: File, type: Rendition["type"]): string =>
  file.renditions.findLast((rendition) => rendition.type === type && rendition.width <= lightWidth)?.location ?? "";

/**
 * How wide a slide's picture is shown: as wide as the window, or as its height asks for where the window is
 * upright. Of that a part: on a phone the difference is hardly seen, but half of the bytes saved. Told by
 * the window's shape and width, since Chromium's preload scanner takes heights for something else.
 */
export function slideSizes({ width, height }: File, priority: boolean): string {
  // More for the first one, so that none of the others ever is the largest paint after it.
  const part = (width / height) * (priority ? 0.43 : 0.29);
  const upright = (windowHeight: number) => Math.max(100, Math.round(part * windowHeight));
  return `(max-aspect-ratio: 3/5) ${upright(210)}vw, (max-aspect-ratio: 1/1) ${upright(140)}vw, 100vw`;
}
