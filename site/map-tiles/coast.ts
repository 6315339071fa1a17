import { createRequire } from "node:module";
import type { GeoPermissibleObjects } from "d3-geo";
import { feature, mesh } from "topojson-client";
import type { GeometryCollection, Topology } from "topojson-specification";

export interface Coast {
  areas: GeoPermissibleObjects;
  /** Real coasts alone: the outline of an area also runs along 180° and along the edge that it was cut at. */
  lines: GeoPermissibleObjects;
}

const require = createRequire(import.meta.url);

/** Natural Earth's land. Coastlines only: its borders contradict Nepal's official map. */
export function readCoast(scale: "50m" | "110m"): Coast {
  const topology: Topology<{ land: GeometryCollection }> = require(`world-atlas/land-${scale}.json`);
  const { land } = topology.objects;
  return { areas: feature(topology, land), lines: mesh(topology, land) };
}
