import type { Rendition } from "@setu/contract/shapes/file";

/**
 * Packs a picture's renditions for the page's data: "/media/dam- avif,webp 480x270 640x360". A page with thirty pictures is 1.5 kB lighter
 * (brotli). Returns them as they are when their names have another form.
 */
export function packedRenditions(renditions: Rendition[]): Rendition[] | string {
  const parts = renditions.map(({ location }) => /^(.*-)(\d+\S*)\.(\w+)$/.exec(location));
  const different = (part: number) => [...new Set(parts.map((found) => found?.[part]))].join(part === 2 ? " " : ",");
  const packed = [different(1), different(3), different(2)].join(" ");
  return JSON.stringify(unpackedRenditions(packed)) === JSON.stringify(renditions) ? packed : renditions;
}

function unpackedRenditions(packed: string): Rendition[] {
  const [start = "", types = "", ...sizes] = packed.split(" ");
  return types.split(",").flatMap((type) =>
    sizes.map((size) => ({
      location: `${start}${size}.${type}`,
      width: Number.parseInt(size, 10),
      type: `image/${type}` as Rendition["type"],
    })),
  );
}

/** The `reviver` of `JSON.parse` for data with packed pictures. */
export const unpackPictures = (key: string, value: unknown): unknown =>
  key === "renditions" && typeof value === "string" ? unpackedRenditions(value) : value;

/** The replacer of `JSON.stringify` for data with pictures. */
export const packPictures = (key: string, value: unknown): unknown =>
  key === "renditions" && Array.isArray(value) ? packedRenditions(value) : value;
