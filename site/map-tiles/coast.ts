import { createRequire } from "node:module";
import { type GeoPermissibleObjects, geoArea } from "d3-geo";
import { feature } from "topojson-client";
import type { GeometryCollection, Topology } from "topojson-specification";

type Position = number[];
type Polygon = Position[][];

export interface Coast {
  areas: GeoPermissibleObjects;
  /** As lines, since the outline of an area also runs along 180° and along the edge that it was cut at. */
  lines: GeoPermissibleObjects;
}

const require = createRequire(import.meta.url);

/** Natural Earth's land. Coastlines only: its borders contradict Nepal's official map. */
export function readLand(scale: "50m" | "110m"): Polygon[] {
  const topology: Topology<{ land: GeometryCollection }> = require(`world-atlas/land-${scale}.json`);
  return feature(topology, topology.objects.land).features.flatMap(({ geometry }) => {
    if (geometry.type === "MultiPolygon") return geometry.coordinates;
    return geometry.type === "Polygon" ? [geometry.coordinates] : [];
  });
}

/** The coast of a world so many pixels wide, without the islets that would look like dust. */
export function coastOf(land: Polygon[], world: number, leastPixels: number): Coast {
  const pixelsOf = (coordinates: Polygon) => geoArea({ type: "Polygon", coordinates }) * (world / (2 * Math.PI)) ** 2;
  const coordinates = land.filter((polygon) => pixelsOf(polygon) >= leastPixels);
  return {
    areas: { type: "MultiPolygon", coordinates },
    lines: { type: "MultiLineString", coordinates: coordinates.flat() },
  };
}
