import { readFileSync } from "node:fs";
import path from "node:path";
import type { Feature, LineString, MultiLineString } from "geojson";
import { mesh } from "topojson-client";
import type { GeometryCollection, GeometryObject, Topology } from "topojson-specification";
import { css, oklch } from "./oklch.ts";
import { mayShow, pathOn, type Shape, shapeOf, type Tile } from "./shape.ts";

export interface Borders {
  /** Between countries that agree on them. */
  others: Shape[];
  nepal: Shape;
  provinces: Shape;
  districts: Shape;
}

/** Borders that the two sides, or a third one, draw otherwise; and all borders of a disputed state. */
const disputed: readonly (readonly [string, string])[] = [
  ["China", "India"],
  ["India", "Pakistan"],
  ["China", "Pakistan"],
  ["Bhutan", "China"],
  ["Kyrgyzstan", "Tajikistan"],
  ["Armenia", "Azerbaijan"],
  ["Russia", "Ukraine"],
  ["Russia", "Georgia"],
  ["Sudan", "South Sudan"],
  ["South Sudan", "Kenya"],
  ["Egypt", "Sudan"],
  ["Guyana", "Venezuela"],
  ["Guyana", "Suriname"],
  ["North Korea", "South Korea"],
  ["Ethiopia", "Eritrea"],
  ["Serbia", "Kosovo"],
  ["Cambodia", "Thailand"],
  ["Moldova", "Ukraine"],
  ["Croatia", "Serbia"],
  ["Syria", "Turkey"],
];
const disputedStates =
  /Nepal|Israel|Palestin|Gaza|West Bank|Golan|Western Sahara|Morocco|Kosovo|Somaliland|Cyprus|Siachen|Taiwan|Hong Kong|Macau|Crimea|Abkhazia|Ossetia|Transnistria|Karabakh|Abyei|Baikonur|Guant|UNDOF/i;

/** Reads the borders: Nepal's as its Survey Department has drawn them since 2020, others only where nobody disputes them. */
export function readBorders(cache: string): Borders {
  const world: { features: Feature<LineString | MultiLineString>[] } = JSON.parse(
    readFileSync(path.join(cache, "admin_0_boundary_lines_land.json"), "utf8"),
  );
  const topology: Topology<Record<string, GeometryCollection<{ province: number }>>> = JSON.parse(
    readFileSync(path.join(cache, "districts.json"), "utf8"),
  );
  const [districts] = Object.values(topology.objects);
  if (!districts) throw new Error("districts.json has no layer: run fetch-sources.sh");
  const province = ({ properties }: GeometryObject) => (properties as { province: number }).province;
  return {
    others: world.features.filter(isAgreed).map(({ geometry }) => shapeOf(geometry)),
    nepal: shapeOf(mesh(topology, districts, (a, b) => a === b)),
    provinces: shapeOf(withoutSpecks(mesh(topology, districts, (a, b) => a !== b && province(a) !== province(b)))),
    districts: shapeOf(mesh(topology, districts, (a, b) => a !== b && province(a) === province(b))),
  };
}

/** Omits the reserves that local levels leave out: they would look like flaws in the line. */
const withoutSpecks = ({ coordinates, ...lines }: MultiLineString): MultiLineString => ({
  ...lines,
  coordinates: coordinates.filter((line) => {
    const spread = (axis: 0 | 1) => {
      const values = line.map((position) => position[axis] ?? 0);
      return Math.max(...values) - Math.min(...values);
    };
    return Math.hypot(spread(0), spread(1)) > 0.25;
  }),
});

function isAgreed({ properties }: Feature): boolean {
  const [left, right] = [String(properties?.["adm0_left"]), String(properties?.["adm0_right"])];
  if (properties?.["featurecla"] !== "International boundary (verify)" || left === right) return false;
  if (disputedStates.test(`${left}|${right}`)) return false;
  return !disputed.some(([one, other]) => [left, right].sort().join() === [one, other].sort().join());
}

const ink = css(oklch(0.4, 0.03, 250));
const halo = css(oklch(0.99, 0.005, 85));

/** Returns the borders in a tile as a drawing, empty if there are none. */
export function drawBorders({ others, nepal, provinces, districts }: Borders, tile: Tile): string {
  const path = pathOn(tile);
  const { z } = tile;
  const line = (shape: Shape, width: number, look: string) => {
    const d = mayShow(shape, tile) ? path(shape.shape) : undefined;
    return d ? `<path d="${d}" fill="none" stroke-width="${width}" stroke-linejoin="round" ${look}/>` : "";
  };
  return [
    z >= 7 ? line(districts, 1.1, `stroke="${ink}" stroke-opacity="0.32"`) : "",
    z >= 5 ? line(provinces, z < 7 ? 1 : 1.5, `stroke="${ink}" stroke-opacity="0.5" stroke-dasharray="7 4"`) : "",
    z >= 2
      ? others
          .map((border) =>
            line(border, z < 4 ? 1 : 1.4, `stroke="${ink}" stroke-opacity="0.5" stroke-dasharray="9 3 2 3"`),
          )
          .join("")
      : "",
    z >= 2 ? line(nepal, z < 5 ? 3 : 6, `stroke="${halo}" stroke-opacity="0.75"`) : "",
    z >= 2 ? line(nepal, z < 5 ? 1.4 : 2.2, `stroke="${ink}" stroke-opacity="0.85"`) : "",
  ].join("");
}
