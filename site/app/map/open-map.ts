import "./leaflet.css";
import type { Point } from "@setu/contract/home";
import type { MapOptions } from "leaflet";
import { watchAttention } from "./attention.ts";
import { debounce } from "./debounce.ts";
import { type EdgeFigure, edgeFigures, Graticule } from "./graticule.ts";
import { LeafletMap } from "./leaflet.ts";
import { Markers } from "./markers.ts";
import type { Place } from "./place.ts";
import { SheetLayer } from "./sheet-layer.ts";
import { ownTiles, serviceTiles, sheetColors, tileService } from "./tile-source.ts";

/** Specification, section 9. */
const moveDebounceMs = 100;

/** The map's view, as the page around it shows it. */
export interface MapView {
  center: Point;
  zoom: number;
  canZoomIn: boolean;
  canZoomOut: boolean;
  edges: EdgeFigure[];
}

/** The zoom that a map begins with: on our own coastlines, and on a service's tiles, which show streets. */
export interface StartZoom {
  own: number;
  service: number;
}

interface Options {
  center: Point;
  zoom: StartZoom;
  onSelect: (id: number) => void;
  onView: (view: MapView) => void;
}

export interface OpenMap {
  /** The maker of the map, if it is not ours. */
  credit: string | undefined;
  showPlaces(places: Place[]): void;
  select(id: number | undefined): void;
  moveTo(point: Point): void;
  zoomBy(levels: number): void;
  close(): void;
}

/** Leaflet on an empty element. The visitor's attention is measured on the element's parent. */
export function openMap(canvas: HTMLElement, { center, zoom: startZoom, onSelect, onView }: Options): OpenMap {
  const animate = !matchMedia("(prefers-reduced-motion: reduce)").matches;
  const oneFingerScrolls = matchMedia("(pointer: coarse)").matches;
  const motion = animate ? {} : { animate };
  const service = tileService();
  const source = service ? serviceTiles(service.url) : ownTiles(devicePixelRatio > 1);
  canvas.style.setProperty("--map-sea", sheetColors.sea);
  canvas.style.setProperty("--map-land", sheetColors.land);
  const map = new LeafletMap(canvas, mapOptions({ animate, dragging: !oneFingerScrolls, maxZoom: source.maxZoom }));

  let aim = center;
  const publishSoon = debounce(() => {
    delete canvas.dataset["moving"];
    onView({ ...viewOf(map, aim), edges: service ? [] : edgeFigures(map) });
  }, moveDebounceMs);
  map.on("move", () => {
    canvas.dataset["moving"] = "";
    publishSoon();
  });

  map.setView(center, service ? startZoom.service : startZoom.own);
  new SheetLayer(source).addTo(map);
  if (!service) new Graticule().addTo(map);
  const markers = new Markers(map, onSelect);

  const size = new ResizeObserver(() => {
    fillElement(map, canvas);
    publishSoon();
  });
  size.observe(canvas);
  const stopWatching = watchAttention(canvas.parentElement ?? canvas, (attentive) => {
    map.scrollWheelZoom[attentive ? "enable" : "disable"]();
    if (oneFingerScrolls) map.dragging[attentive ? "enable" : "disable"]();
  });

  return {
    credit: service?.credit,
    showPlaces: (places) => markers.show(places),
    select: (id) => markers.select(id),
    moveTo(point) {
      aim = point;
      map.setView(point, map.getZoom(), motion);
    },
    zoomBy: (levels) => void map.setZoom(map.getZoom() + levels, motion),
    close() {
      stopWatching();
      size.disconnect();
      publishSoon.cancel();
      map.remove();
    },
  };
}

const mapOptions = ({ animate, ...options }: { animate: boolean; dragging: boolean; maxZoom: number }): MapOptions => ({
  ...options,
  attributionControl: false,
  zoomControl: false,
  scrollWheelZoom: false,
  zoomAnimation: animate,
  fadeAnimation: animate,
  markerZoomAnimation: animate,
  inertia: animate,
  minZoom: 1,
  // One notch of a wheel, one level.
  wheelPxPerZoomLevel: 120,
  worldCopyJump: true,
  maxBounds: [
    [-85, -100_000],
    [85, 100_000],
  ],
  maxBoundsViscosity: 1,
});

/** The view of the map, which was last moved to `aim`. */
function viewOf(map: LeafletMap, aim: Point): Omit<MapView, "edges"> {
  // Leaflet moves by whole pixels: within two of them the map is where it was moved to.
  const offset = map.latLngToContainerPoint(aim).distanceTo(map.getSize().divideBy(2));
  const { lat, lng } = offset < 2 ? aim : map.getCenter();
  const zoom = map.getZoom();
  return { center: { lat, lng }, zoom, canZoomIn: zoom < map.getMaxZoom(), canZoomOut: zoom > map.getMinZoom() };
}

/** Makes the map fill its element. */
function fillElement(map: LeafletMap, { clientWidth, clientHeight }: HTMLElement): void {
  const { x, y } = map.getSize();
  // Even without a change this would round the centre to a pixel, a tenth of a degree.
  if (x !== clientWidth || y !== clientHeight) map.invalidateSize();
  // Visitors may see the whole world, but hardly more of it than once.
  map.setMinZoom(Math.max(1, Math.round(Math.log2(clientWidth / 256))));
}
