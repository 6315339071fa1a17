import type { MultiLineString, MultiPolygon } from "geojson";
import sharp from "sharp";
import { css } from "./oklch.ts";
import { ink, sea } from "./palette.ts";
import { mayShow, pathOn, side, type Tile } from "./shape.ts";
import type { Water } from "./water.ts";

/** Returns the solid angle of a pixel, for leaving out shapes that are too small. */
const steradiansPerPixel = (z: number) => ((2 * Math.PI) / (side * 2 ** z)) ** 2;

/** Returns coast, lakes and rivers of a tile as a drawing; undefined if it is only sea. */
export function drawWater({ land, lakes, rivers }: Water, tile: Tile): string | undefined {
  const { z } = tile;
  const path = pathOn(tile);
  const coordinates = z < 2 ? land.coarse : land.fine;
  const areas: MultiPolygon = { type: "MultiPolygon", coordinates };
  // As lines too, since the outline of an area also runs along 180° and along the edge where it was clipped.
  const coasts: MultiLineString = { type: "MultiLineString", coordinates: coordinates.flat() };
  const dry = path(areas);
  if (!dry) return undefined;
  const least = steradiansPerPixel(z) * 40;
  const wet = lakes
    .filter((lake) => lake.steradians > least && mayShow(lake, tile))
    .map(({ shape }) => path(shape) ?? "");
  // A brook of about a hundred kilometres is drawn from zoom 7 on.
  const flowing = rivers.filter((river) => river.rank <= z + (z < 6 ? 0 : 2) && mayShow(river, tile));
  const streams = flowing.map(
    ({ shape, rank }) =>
      `<path d="${path(shape) ?? ""}" stroke-width="${(1.1 + Math.max(0, z + 1 - rank) * 0.38).toFixed(2)}"/>`,
  );
  return `<path d="M-9-9H${side + 9}V${side + 9}H-9Z${dry}" fill="${css(sea)}" fill-rule="evenodd"/>
<g fill="none" stroke="${ink.river}" stroke-opacity="${z < 4 ? 0.55 : 0.85}" stroke-linecap="round" stroke-linejoin="round">${streams.join("")}</g>
<path d="${wet.join("")}" fill="${css(sea)}" stroke="${ink.river}" stroke-width="${z < 6 ? 0.7 : 1.2}"/>
<path d="${path(coasts) ?? ""}" fill="none" stroke="${ink.coast}" stroke-width="${z < 2 ? 0.7 : 1.1}"/>`;
}

/** Draws a tile's picture: the relief's pixels, with the drawings over them. */
export function drawTile(relief: Buffer, drawings: string): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}">${drawings}</svg>`;
  return sharp(relief, { raw: { width: side, height: side, channels: 3 } })
    .composite([{ input: Buffer.from(svg) }])
    .webp({ quality: 68, effort: 5, smartSubsample: true })
    .toBuffer();
}
