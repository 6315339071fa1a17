import type { Point } from "@setu/contract/home";
import type { StartZoom } from "../../map/open-map.ts";

/** A map's width in pixels, roughly: what must be in sight fits into it. */
const width = 760;
/** Further in than this our own sheet has no coast to tell by: around Nepal it shows the two seas just so. */
const own = { least: 2, most: 5 };

/** Where a map begins that is to show all of these: the middle between the outermost, as near as they allow. */
export function mapSight(points: readonly Point[]): { center: Point; zoom: StartZoom } {
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
