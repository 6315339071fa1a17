import type { File, Rendition } from "@setu/contract/file";

/** The widths of a picture in one format, as `srcset` has it; empty when there are none. */
export const sourceSet = (file: File, type: Rendition["type"]): string =>
  file.renditions
    .filter((rendition) => rendition.type === type)
    .map(({ location, width }) => `${location} ${width}w`)
    .join(", ");

/**
 * How wide a slide's picture stands: as wide as the window, or as its height asks for where the window
 * is upright. Of that, two thirds: on a phone the difference cannot be seen, but half of the bytes saved.
 */
export function slideSizes({ width, height }: File, priority: boolean): string {
  // The first one a little above the others, so that none of them ever is the largest paint after it.
  return `max(100vw, ${Math.round((width / height) * (priority ? 66 : 60))}svh)`;
}
