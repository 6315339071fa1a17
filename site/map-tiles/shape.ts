import { type GeoPath, type GeoPermissibleObjects, geoBounds, geoMercator, geoPath } from "d3-geo";
import type { Geometry } from "geojson";

export interface Tile {
  z: number;
  x: number;
  y: number;
}

export interface Shape {
  box: { west: number; south: number; east: number; north: number };
  shape: GeoPermissibleObjects;
}

/** Twice the 256 pixels that a tile covers, so that a hairline is one pixel on today's screens. */
export const side = 512;
/** Drawn past the edge, so that no tile shows where it was clipped. */
const bleed = 6;

export function shapeOf(shape: Geometry): Shape {
  const [[west, south], [east, north]] = geoBounds(shape);
  return { box: { west, south, east, north }, shape };
}

/** Returns a generator of paths in the pixels of a tile. */
export function pathOn({ z, x, y }: Tile): GeoPath {
  const world = side * 2 ** z;
  const projection = geoMercator()
    .scale(world / (2 * Math.PI))
    .translate([world / 2 - x * side, world / 2 - y * side])
    .precision(0.3)
    .clipExtent([
      [-bleed, -bleed],
      [side + bleed, side + bleed],
    ]);
  return geoPath(projection).digits(1);
}

const latitude = (down: number) => (Math.atan(Math.sinh(Math.PI * (1 - 2 * down))) * 180) / Math.PI;

/** Whether part of the shape may be in the tile. */
export function mayShow({ box }: Shape, { z, x, y }: Tile): boolean {
  const tiles = 2 ** z;
  const spare = (360 / tiles) * (bleed / side);
  const [west, east] = [(x / tiles) * 360 - 180 - spare, ((x + 1) / tiles) * 360 - 180 + spare];
  const [south, north] = [latitude((y + 1) / tiles) - spare, latitude(y / tiles) + spare];
  // A box across 180° has its eastern limit west of its western one.
  const across = box.east < box.west || (box.west <= east && box.east >= west);
  return across && box.south <= north && box.north >= south;
}
