import type { File } from "@setu/contract/shapes/file";

/** The width of a cover's frame divided by its height: that of A4. */
const frame = 210 / 297;

/** Returns the `sizes` of a cover, which fills its frame: of one that is wider, the frame shows only a part. */
export function coverSizes({ width, height }: Pick<File, "width" | "height">): string {
  const times = Math.max(1, width / height / frame);
  const widthIn = (percent: number) => `${Math.round(percent * times)}vw`;
  return `(max-width: 48rem) ${widthIn(38)}, (max-width: 80rem) ${widthIn(30)}, ${widthIn(22)}`;
}
