import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { geoArea } from "d3-geo";
import type { Feature, LineString, MultiLineString, MultiPolygon, Polygon, Position } from "geojson";
import { feature } from "topojson-client";
import type { GeometryCollection, Topology } from "topojson-specification";
import ownLakes from "./lakes.json" with { type: "json" };
import { type Shape, shapeOf } from "./shape.ts";

interface River extends Shape {
  /** 0 is the Amazon, 10 a brook. */
  rank: number;
}

export interface Water {
  land: { coarse: Position[][][]; fine: Position[][][] };
  rivers: River[];
  lakes: (Shape & { steradians: number })[];
}

const require = createRequire(import.meta.url);

/** Reads the world's coasts, lakes and rivers from Natural Earth, and those of Nepal that it lacks. */
export function readWater(cache: string): Water {
  const world = read<LineString | MultiLineString>(path.join(cache, "rivers_lake_centerlines.json"));
  const nepal = read<LineString>(path.join(import.meta.dirname, "rivers.json"));
  const lakes = read<Polygon | MultiPolygon>(path.join(cache, "lakes.json")).map(({ geometry }) => geometry);
  return {
    land: { coarse: readLand("110m"), fine: readLand("50m") },
    rivers: [
      ...world.map((river) => ({ ...shapeOf(river.geometry), rank: Number(river.properties?.["scalerank"]) })),
      ...nepal.map((river) => ({ ...shapeOf(river.geometry), rank: Number(river.properties?.["rank"]) + 3 })),
    ],
    lakes: [...lakes, ...ownLakes.map(ellipse)].map((lake) => ({ ...shapeOf(lake), steradians: geoArea(lake) })),
  };
}

function read<Geometry extends LineString | MultiLineString | Polygon | MultiPolygon>(
  file: string,
): Feature<Geometry>[] {
  const { features }: { features: Feature<Geometry>[] } = JSON.parse(readFileSync(file, "utf8"));
  return features.filter(({ geometry }) => geometry);
}

function readLand(scale: "50m" | "110m"): Position[][][] {
  const topology: Topology<{ land: GeometryCollection }> = require(`world-atlas/land-${scale}.json`);
  return feature(topology, topology.objects.land).features.flatMap(({ geometry }) => {
    if (geometry.type === "MultiPolygon") return geometry.coordinates;
    return geometry.type === "Polygon" ? [geometry.coordinates] : [];
  });
}

/** Returns the ellipse of a small lake, with its length and width; the bearing is clockwise from the north, in degrees. */
function ellipse({ centre: [lng = 0, lat = 0], length, width, bearing }: (typeof ownLakes)[number]): Polygon {
  const turn = (bearing * Math.PI) / 180;
  const kilometres = 111.32;
  const ring = Array.from({ length: 33 }, (_, index) => {
    // Clockwise, as d3-geo expects the outline of an area.
    const angle = -(index / 32) * 2 * Math.PI;
    const [along, across] = [(Math.cos(angle) * length) / 2, (Math.sin(angle) * width) / 2];
    const east = along * Math.sin(turn) - across * Math.cos(turn);
    const north = along * Math.cos(turn) + across * Math.sin(turn);
    return [lng + east / kilometres / Math.cos((lat * Math.PI) / 180), lat + north / kilometres];
  });
  return { type: "Polygon", coordinates: [ring] };
}
