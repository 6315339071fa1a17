import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { geoCentroid } from "d3-geo";
import { feature } from "topojson-client";
import type { GeometryCollection, Topology } from "topojson-specification";
import districtNames from "./district-names.json" with { type: "json" };
import placeNames from "./place-names.json" with { type: "json" };

/**
 * Writes the names on the map in both languages: `node site/map-tiles/make-names.ts`, after fetch-sources.sh. Places are
 * from place-names.json; districts are named at their centres. Where there is no room, earlier names in the file take
 * precedence.
 */
const topology: Topology<Record<string, GeometryCollection<{ district: string }>>> = JSON.parse(
  readFileSync(path.join(import.meta.dirname, ".cache/districts.json"), "utf8"),
);
const [layer] = Object.values(topology.objects);
if (!layer) throw new Error("districts.json has no layer: run fetch-sources.sh");
const names: Record<string, string[]> = districtNames;
const districts = feature(topology, layer).features.map((district) => {
  const [lng, lat] = geoCentroid(district).map((degrees) => Math.round(degrees * 100) / 100);
  const [en, ne] = names[district.properties.district] ?? [];
  if (!en || !ne) throw new Error(`${district.properties.district} has no name`);
  return { kind: "district", zoom: 9, lng, lat, en, ne };
});

const order = ["country", "sea", "town", "province", "peak", "lake", "river", "district"];
const all = [...placeNames, ...districts].sort(
  (a, b) => order.indexOf(a.kind) - order.indexOf(b.kind) || a.zoom - b.zoom,
);
for (const locale of ["en", "ne"] as const) {
  const rows = all.map(({ kind, zoom, lng, lat, [locale]: name, ...rest }) =>
    JSON.stringify([kind, zoom, lng, lat, name, ...("height" in rest ? [rest.height] : [])]),
  );
  writeFileSync(path.join(import.meta.dirname, `../app/map/names/${locale}.json`), `[\n${rows.join(",\n")}\n]\n`);
}
console.log(`${all.length} names`);
