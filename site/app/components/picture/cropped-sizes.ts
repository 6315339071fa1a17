import type { File } from "@setu/contract/shapes/file";

/** A picture that is only a little flatter than its frame is sharp enough as it is: on a phone each step costs bytes. */
const muchFlatter = 1.3;

/**
 * Returns the `sizes` of a picture that fills a frame: as much wider than the frame as the picture is flatter, since what is cut off at its
 * sides is loaded too. `frame` is the frame's width divided by its height.
 */
export function croppedSizes(sizes: string, { width, height }: Pick<File, "width" | "height">, frame: number): string {
  const flatter = width / height / frame;
  if (flatter < muchFlatter) return sizes;
  // The lengths of the media queries stay: no comma follows them.
  return sizes.replace(/[\d.]+(?=(?:vw|rem)(?:,|$))/g, (size) => `${Math.round(Number(size) * flatter)}`);
}
