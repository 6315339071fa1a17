import { geoMercator, geoPath } from "d3-geo";
import sharp from "sharp";
import type { Coast } from "./coast.ts";
import { palette, reduceColors } from "./palette.ts";

/** Twice the 256 pixels that a tile covers, so that a hairline is one on today's screens. */
export const side = 512;
/** Drawn past the edge, or each tile would show where it was cut. */
const bleed = 4;

/** One tile as raw pixels: sea, land and the coast between them. */
export async function drawTile(coast: Coast, z: number, x: number, y: number): Promise<Buffer> {
  const world = side * 2 ** z;
  const projection = geoMercator()
    .scale(world / (2 * Math.PI))
    .translate([world / 2 - x * side, world / 2 - y * side])
    .precision(0.3)
    .clipExtent([
      [-bleed, -bleed],
      [side + bleed, side + bleed],
    ]);
  const path = geoPath(projection).digits(1);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}">
<rect width="100%" height="100%" fill="${palette.sea}"/>
<path d="${path(coast.areas) ?? ""}" fill="${palette.land}"/>
<path d="${path(coast.lines) ?? ""}" fill="none" stroke="${palette.coast}" stroke-width="${z < 2 ? 0.7 : 1}"/>
</svg>`;
  const pixels = await sharp(Buffer.from(svg)).flatten().raw().toBuffer();
  return reduceColors(pixels);
}

/** Whether a tile has one colour only, and which. */
export function plainness(pixels: Buffer): "sea" | "land" | undefined {
  const first = pixels.subarray(0, 3);
  for (let at = 3; at < pixels.length; at += 3) {
    if (pixels.compare(first, 0, 3, at, at + 3) !== 0) return undefined;
  }
  return `rgb(${[...first].join(" ")})` === palette.land ? "land" : "sea";
}

/** Lossless, so that neighbours meet without a seam. */
export const encodeTile = (pixels: Buffer): Promise<Buffer> =>
  sharp(pixels, { raw: { width: side, height: side, channels: 3 } })
    .webp({ lossless: true, effort: 6 })
    .toBuffer();
