import type { Coords, Map as LeafletMap } from "leaflet";
import { GridLayer } from "./leaflet.ts";
import { type Box, overlaps } from "./names/room.ts";

const tileSize = 256;
/** Degrees between two lines, which are then about 90 pixels apart. */
const steps = [60, 30, 15, 10, 5, 2, 1];
const stepAt = (zoom: number): number => steps.findLast((step) => (step / 360) * tileSize * 2 ** zoom >= 80) ?? 60;

const multiples = (from: number, to: number, step: number): number[] => {
  const first = Math.ceil(from / step);
  return Array.from({ length: Math.max(0, Math.floor(to / step) - first + 1) }, (_, index) => (first + index) * step);
};

/** Web Mercator: how far down the square world a latitude is, from 0 to 1; and the inverse. */
const downOf = (lat: number) => (1 - Math.asinh(Math.tan((lat * Math.PI) / 180)) / Math.PI) / 2;
const latAt = (down: number) => (Math.atan(Math.sinh(Math.PI * (1 - 2 * down))) * 180) / Math.PI;

/** The fine lines of a drawing sheet: as vectors, because in the tiles they would blur and no tile would be plain. */
export class Graticule extends GridLayer {
  protected override createTile({ x, y, z }: Coords): HTMLElement {
    const world = 2 ** z;
    const step = stepAt(z);
    const west = (x / world) * 360 - 180;
    const across = multiples(west, west + 360 / world, step).map((lng) => ((lng + 180) / 360) * world - x);
    const down = multiples(latAt((y + 1) / world), latAt(y / world), step).map((lat) => downOf(lat) * world - y);
    const pixel = (part: number) => Math.round(part * tileSize) + 0.5;
    const tile = document.createElement("div");
    const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    const path = document.createElementNS("http://www.w3.org/2000/svg", "path");
    path.setAttribute(
      "d",
      [...across.map((at) => `M${pixel(at)} 0V${tileSize}`), ...down.map((at) => `M0 ${pixel(at)}H${tileSize}`)].join(
        "",
      ),
    );
    svg.setAttribute("viewBox", `0 0 ${tileSize} ${tileSize}`);
    svg.append(path);
    tile.className = "map-graticule";
    tile.append(svg);
    return tile;
  }
}

/** A figure at the edge of the sheet, where a line meets it; `at` in pixels from the left or the top. */
export interface EdgeFigure {
  edge: "bottom" | "left";
  at: number;
  degrees: number;
}

/** Returns the figures that fit between those boxes, which are in the coordinates of the map's layers. */
export function edgeFigures(map: LeafletMap, taken: Box[]): EdgeFigure[] {
  return allFigures(map).filter((figure) => !taken.some((box) => overlaps(box, figureBox(map, figure))));
}

function allFigures(map: LeafletMap): EdgeFigure[] {
  const bounds = map.getBounds();
  const size = map.getSize();
  const step = stepAt(map.getZoom());
  const bottom = multiples(bounds.getWest(), bounds.getEast(), step).map((lng) => ({
    edge: "bottom" as const,
    at: map.latLngToContainerPoint([0, lng]).x,
    degrees: lng,
  }));
  const left = multiples(bounds.getSouth(), bounds.getNorth(), step).map((lat) => ({
    edge: "left" as const,
    at: map.latLngToContainerPoint([lat, 0]).y,
    degrees: lat,
  }));
  // None in the corners, where two would meet or one be cut off.
  return [
    // On a low sheet they would cover its borders and towns.
    ...bottom.filter(({ at }) => size.y >= low && at > 72 && at < size.x - 56),
    // On a narrow sheet they would cover the land that it shows.
    ...left.filter(({ at }) => size.x >= narrow && at > 16 && at < size.y - 48),
  ];
}

/** The width in pixels below which the latitudes have no room, and the height below which the longitudes have none. */
const narrow = 576;
const low = 360;

function figureBox(map: LeafletMap, { edge, at }: EdgeFigure): Box {
  const { x, y } = map.containerPointToLayerPoint([0, 0]);
  const height = map.getSize().y;
  return edge === "left"
    ? { left: x, right: x + 56, top: y + at - 20, bottom: y + at }
    : { left: x + at, right: x + at + 64, top: y + height - 24, bottom: y + height };
}

/** The boxes that names must not cover: the markers', the buttons', and those of the figures that fit between the markers. */
export function takenBoxes(map: LeafletMap, hasAll: boolean, markers: Box[]): Box[] {
  const figures = edgeFigures(map, markers).map((figure) => figureBox(map, figure));
  return [...markers, buttonBox(map, hasAll), ...figures];
}

/** The box of the buttons (office-map.module.css), in pixels: three in a column, or in a row with the wider one that shows all places. */
function buttonBox(map: LeafletMap, hasAll: boolean): Box {
  const [edge, square, wide] = [15, 45, 140];
  const { x: left, y: top } = map.containerPointToLayerPoint([0, 0]);
  const right = left + map.getSize().x;
  const [across, down] = hasAll ? [3 * square + wide, square] : [square, 3 * square];
  return { left: right - edge - across, right, top, bottom: top + edge + down };
}
