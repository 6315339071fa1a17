import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import courses from "./courses.json" with { type: "json" };

/**
 * Traces Nepal's rivers that are on no free map we have: `node site/map-tiles/trace-rivers.ts`. A river follows the path
 * of least resistance between known points: along banks from OpenStreetMap, otherwise along the limits of local levels,
 * which mostly follow rivers. The result is accurate to one or two kilometres, which is a pixel or two on our map.
 */
type Position = [lng: number, lat: number];

const cache = path.join(import.meta.dirname, ".cache");
const west = 79.8;
const north = 30.6;
const step = 0.004;
const columns = Math.round((88.5 - west) / step);
const rows = Math.round((north - 25.8) / step);
const resistance = { open: 9, limit: 1.5, bank: 0.6 };

const cost = new Float32Array(columns * rows).fill(resistance.open);
const column = (lng: number) => Math.round((lng - west) / step);
const row = (lat: number) => Math.round((north - lat) / step);

function lower([lng, lat]: Position, to: number): void {
  const [x, y] = [column(lng), row(lat)];
  if (x < 0 || y < 0 || x >= columns || y >= rows) return;
  const at = y * columns + x;
  cost[at] = Math.min(cost[at] ?? to, to);
}

/** Lowers the resistance along a line, cell by cell. */
function along(line: Position[], to: number): void {
  for (const [index, [lng, lat]] of line.entries()) {
    const [toLng, toLat] = line[index + 1] ?? [lng, lat];
    const steps = Math.max(1, Math.ceil(Math.hypot(toLng - lng, toLat - lat) / step));
    for (let part = 0; part <= steps; part++) {
      lower([lng + ((toLng - lng) * part) / steps, lat + ((toLat - lat) * part) / steps], to);
    }
  }
}

interface Shapes {
  features?: { geometry: Shapes }[];
  geometries?: Shapes[];
  coordinates?: Position[][] | Position[][][];
}

/** Returns every ring of the polygons in a file. */
function rings({ features, geometries, coordinates }: Shapes): Position[][] {
  if (features) return features.flatMap(({ geometry }) => (geometry ? rings(geometry) : []));
  if (geometries) return geometries.flatMap(rings);
  return (coordinates ?? []).flatMap((part) =>
    typeof part[0]?.[0] === "number" ? [part as Position[]] : (part as Position[][]),
  );
}

const read = (file: string): Shapes => JSON.parse(readFileSync(path.join(cache, file), "utf8"));

/** Returns the path of least resistance from one cell to another (Dijkstra). */
function way(from: number, to: number): number[] {
  const reached = new Map<number, { far: number; before: number }>([[from, { far: 0, before: -1 }]]);
  const queue = new Heap();
  queue.push(0, from);
  for (let at = queue.pop(); at !== undefined && at !== to; at = queue.pop()) {
    const here = reached.get(at)?.far ?? 0;
    for (const [dx, dy] of [
      [1, 0],
      [-1, 0],
      [0, 1],
      [0, -1],
      [1, 1],
      [1, -1],
      [-1, 1],
      [-1, -1],
    ] as const) {
      const next = at + dy * columns + dx;
      const far = here + (cost[next] ?? Number.POSITIVE_INFINITY) * (dx && dy ? Math.SQRT2 : 1);
      if (far >= (reached.get(next)?.far ?? Number.POSITIVE_INFINITY)) continue;
      reached.set(next, { far, before: at });
      queue.push(far, next);
    }
  }
  const back: number[] = [];
  for (let at = to; at !== -1; at = reached.get(at)?.before ?? -1) back.push(at);
  return back.reverse();
}

/** Returns the cell of a bank or a limit that is nearest to a point, within some kilometres, otherwise the point's own. */
function snapped([lng, lat]: Position): number {
  const [x, y] = [column(lng), row(lat)];
  let best = y * columns + x;
  let least = 8;
  for (let dy = -8; dy <= 8; dy++) {
    for (let dx = -8; dx <= 8; dx++) {
      const at = (y + dy) * columns + x + dx;
      const far = Math.hypot(dx, dy) + (cost[at] === resistance.bank ? -3 : 0);
      if ((cost[at] ?? resistance.open) < resistance.open && far < least) [best, least] = [at, far];
    }
  }
  return best;
}

/** Smooths a line by Chaikin's corner cutting, so that cells are not visible. */
function smooth(line: Position[], rounds: number): Position[] {
  if (rounds === 0 || line.length < 3) return line;
  const cut = line.slice(1).flatMap(([lng, lat], index): Position[] => {
    const [x, y] = line[index] ?? [lng, lat];
    return [
      [x * 0.75 + lng * 0.25, y * 0.75 + lat * 0.25],
      [x * 0.25 + lng * 0.75, y * 0.25 + lat * 0.75],
    ];
  });
  const [first, last] = [line[0], line.at(-1)];
  return smooth(first && last ? [first, ...cut, last] : cut, rounds - 1);
}

class Heap {
  readonly #items: { key: number; value: number }[] = [];

  push(key: number, value: number): void {
    const items = this.#items;
    let at = items.push({ key, value }) - 1;
    while (at > 0) {
      const parent = (at - 1) >> 1;
      const [above, item] = [items[parent], items[at]];
      if (!above || !item || above.key <= item.key) return;
      [items[parent], items[at], at] = [item, above, parent];
    }
  }

  pop(): number | undefined {
    const items = this.#items;
    const top = items[0];
    const last = items.pop();
    if (!top || !last || items.length === 0) return top?.value;
    items[0] = last;
    for (let at = 0; ; ) {
      const [left, right] = [2 * at + 1, 2 * at + 2];
      const child = (items[right]?.key ?? Number.POSITIVE_INFINITY) < (items[left]?.key ?? 0) ? right : left;
      const [item, below] = [items[at], items[child]];
      if (!item || !below || item.key <= below.key) return top.value;
      [items[at], items[child], at] = [below, item, child];
    }
  }
}

for (const ring of rings(read("local-levels.json"))) along(ring, resistance.limit);
for (const ring of rings(read("packages/npm/geo-maps-earth-rivers-10m-0.6.0/package/map.geo.json"))) {
  if (ring[0] && Math.abs(ring[0][0] - 84) < 5 && Math.abs(ring[0][1] - 28) < 3) along(ring, resistance.bank);
}
const features = Object.entries(courses).map(([name, { rank, points }]) => {
  const cells = (points as Position[]).map(snapped);
  const line = cells.slice(1).flatMap((cell, index) => way(cells[index] ?? cell, cell).slice(index && 1));
  const positions = line.map(
    (cell): Position => [west + (cell % columns) * step, north - Math.floor(cell / columns) * step],
  );
  // Every third cell, then rounded: a river has no right angles.
  const sparse = positions.filter((_, index) => index % 3 === 0 || index === positions.length - 1);
  const coordinates = smooth(sparse, 1).map(([lng, lat]) => [Math.round(lng * 1e3) / 1e3, Math.round(lat * 1e3) / 1e3]);
  return { type: "Feature", properties: { name, rank }, geometry: { type: "LineString", coordinates } };
});
writeFileSync(
  path.join(import.meta.dirname, "rivers.json"),
  `{"type":"FeatureCollection","features":[\n${features.map((feature) => JSON.stringify(feature)).join(",\n")}\n]}\n`,
);
console.log(`${features.length} rivers`);
