import type { Point } from "@setu/contract/home";
import type { StartZoom } from "../../../map/open-map.ts";

/** A map's width in pixels, roughly: what must be in sight fits into it. */
const width = 760;
/** From the whole world to what our own sheet shows of a district. */
const own = { least: 2, most: 8 };
/** The share of projects that makes a neighbourhood, and by how many zoom levels it must gain for the map to leave out the others. */
const most = { share: 2 / 3, levels: 2 };

interface Sight {
  center: Point;
  zoom: StartZoom;
  /** Some are so far from where most are that they are out of sight. */
  partial: boolean;
}

/**
 * Where a map begins that is to show all of these: the middle between the outermost, as near as they allow. A few that
 * lie far off would make one heap of the others: then it begins where most are.
 */
export function mapSight(points: readonly Point[]): Sight {
  const whole = sightOf(points);
  const near = sightOf(neighbours(points));
  return near.zoom.own >= whole.zoom.own + most.levels ? { ...near, partial: true } : { ...whole, partial: false };
}

/** The points that are nearest to the one in the middle. */
function neighbours(points: readonly Point[]): Point[] {
  const middle = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
  const lat = middle(points.map((point) => point.lat));
  const lng = middle(points.map((point) => point.lng));
  const far = (point: Point) => Math.hypot((point.lat - lat) * 1.8, point.lng - lng);
  return points.toSorted((a, b) => far(a) - far(b)).slice(0, Math.ceil(points.length * most.share));
}

function sightOf(points: readonly Point[]): Omit<Sight, "partial"> {
  if (points.length === 0) return { center: { lat: 28.2, lng: 84.1 }, zoom: { own: 5, service: 6 } };
  const span = (values: number[]) => [Math.min(...values), Math.max(...values)] as const;
  const [south, north] = span(points.map(({ lat }) => lat));
  const [west, east] = span(points.map(({ lng }) => lng));
  // A degree of latitude takes about as much room as two of longitude do on a sheet that is wider than high.
  const degrees = Math.max(east - west, (north - south) * 1.8, 0.5) * 1.25;
  const zoom = Math.floor(Math.log2((width * 360) / (256 * degrees)));
  return {
    center: { lat: (south + north) / 2, lng: (west + east) / 2 },
    zoom: { own: Math.min(Math.max(zoom, own.least), own.most), service: Math.min(Math.max(zoom, own.least), 12) },
  };
}
