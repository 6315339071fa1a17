import type { Point } from "@setu/contract/home";
import type { StartZoom } from "../../../map/open-map.ts";

/** The approximate width of a map in pixels: all points in view fit into it. */
const width = 760;
/**
 * The width that a phone shows of these pixels, less half a marker at each edge: it begins one level farther away
 * (map/open-map.ts).
 */
const narrow = 660;
/** The zoom levels from the whole world to our own sheet's view of a district. */
const own = { least: 2, most: 8 };
/** The share of projects that makes a neighbourhood, and the zoom levels that the map must gain to leave out the others. */
const most = { share: 2 / 3, levels: 2 };

interface Sight {
  center: Point;
  zoom: StartZoom;
  /** Whether some are so far from most others that they are out of view. */
  partial: boolean;
}

/**
 * Returns the initial view of a map that shows all of these: the middle between the outermost, as near as they allow.
 * A few distant ones would crowd the others together: in that case it begins where most are.
 */
export function mapSight(points: readonly Point[]): Sight {
  const whole = sightOf(points);
  const near = neighbourhood(points);
  return near.zoom.own >= whole.zoom.own + most.levels ? { ...near, partial: true } : { ...whole, partial: false };
}

/** Returns the view of the points nearest to the median, moved so that a phone shows as many further ones with them as it can. */
function neighbourhood(points: readonly Point[]): Omit<Sight, "partial"> {
  const middle = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
  const lat = middle(points.map((point) => point.lat));
  const lng = middle(points.map((point) => point.lng));
  const far = (point: Point) => Math.hypot((point.lat - lat) * 1.8, point.lng - lng);
  const nearest = points.toSorted((a, b) => far(a) - far(b));
  const share = Math.ceil(points.length * most.share);
  const seen = nearest.slice(0, share);
  const { zoom } = sightOf(seen);
  for (const point of nearest.slice(share)) {
    const [west, east] = span([...seen, point].map(({ lng }) => lng));
    if (((east - west) / 360) * 256 * 2 ** zoom.own <= narrow) seen.push(point);
  }
  return { center: sightOf(seen).center, zoom };
}

const span = (values: number[]) => [Math.min(...values), Math.max(...values)] as const;

function sightOf(points: readonly Point[]): Omit<Sight, "partial"> {
  if (points.length === 0) return { center: { lat: 28.2, lng: 84.1 }, zoom: { own: 5, service: 6 } };
  const [south, north] = span(points.map(({ lat }) => lat));
  const [west, east] = span(points.map(({ lng }) => lng));
  // One degree of latitude takes about as much room as two of longitude on a sheet that is wider than high.
  const degrees = Math.max(east - west, (north - south) * 1.8, 0.5) * 1.25;
  const zoom = Math.floor(Math.log2((width * 360) / (256 * degrees)));
  return {
    center: { lat: (south + north) / 2, lng: (west + east) / 2 },
    zoom: { own: Math.min(Math.max(zoom, own.least), own.most), service: Math.min(Math.max(zoom, own.least), 12) },
  };
}
