import "./leaflet.css";
import type { Point } from "@setu/contract/home";
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

/** What of the map the page around it shows. */
export interface MapView {
  center: Point;
  zoom: number;
  canZoomIn: boolean;
  canZoomOut: boolean;
  edges: EdgeFigure[];
}

/** How near a map begins: on our own coastlines, and on a service's tiles, which show streets. */
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
  /** Who made the map when it is not ours. */
  credit: string | undefined;
  showPlaces(places: Place[]): void;
  select(id: number | undefined): void;
  moveTo(point: Point): void;
  zoomBy(levels: number): void;
  close(): void;
}

/** Leaflet on an empty element of ours. The element's parent is what people's attention is measured on. */
export function openMap(canvas: HTMLElement, { center, zoom: startZoom, onSelect, onView }: Options): OpenMap {
  const animate = !matchMedia("(prefers-reduced-motion: reduce)").matches;
  const oneFingerScrolls = matchMedia("(pointer: coarse)").matches;
  const motion = animate ? {} : { animate };
  const service = tileService();
  const source = service ? serviceTiles(service.url) : ownTiles(devicePixelRatio > 1);
  canvas.style.setProperty("--map-sea", sheetColors.sea);
  canvas.style.setProperty("--map-land", sheetColors.land);

  const map = new LeafletMap(canvas, {
    attributionControl: false,
    zoomControl: false,
    scrollWheelZoom: false,
    dragging: !oneFingerScrolls,
    zoomAnimation: animate,
    fadeAnimation: animate,
    markerZoomAnimation: animate,
    inertia: animate,
    minZoom: 1,
    maxZoom: source.maxZoom,
    // One notch of a wheel, one level.
    wheelPxPerZoomLevel: 120,
    worldCopyJump: true,
    maxBounds: [
      [-85, -100_000],
      [85, 100_000],
    ],
    maxBoundsViscosity: 1,
  });

  let aim = center;
  const publish = () => {
    delete canvas.dataset["moving"];
    // Leaflet moves by whole pixels; within one of them we are where we were sent.
    const offset = map.latLngToContainerPoint(aim).distanceTo(map.getSize().divideBy(2));
    const { lat, lng } = offset < 2 ? aim : map.getCenter();
    const zoom = map.getZoom();
    const limits = { canZoomIn: zoom < map.getMaxZoom(), canZoomOut: zoom > map.getMinZoom() };
    onView({ center: { lat, lng }, zoom, ...limits, edges: service ? [] : edgeFigures(map) });
  };
  const publishSoon = debounce(publish, moveDebounceMs);
  map.on("move", () => {
    canvas.dataset["moving"] = "";
    publishSoon();
  });

  map.setView(center, service ? startZoom.service : startZoom.own);
  new SheetLayer(source).addTo(map);
  if (!service) new Graticule().addTo(map);
  const markers = new Markers(map, onSelect);

  const fit = () => {
    const { x, y } = map.getSize();
    // Even with nothing to do this would round the centre to a pixel, a tenth of a degree.
    if (x !== canvas.clientWidth || y !== canvas.clientHeight) map.invalidateSize();
    // The whole world may be seen, but hardly more of it than once.
    map.setMinZoom(Math.max(1, Math.round(Math.log2(canvas.clientWidth / 256))));
    publishSoon();
  };
  const size = new ResizeObserver(fit);
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
    zoomBy(levels) {
      map.setZoom(map.getZoom() + levels, motion);
    },
    close() {
      stopWatching();
      size.disconnect();
      publishSoon.cancel();
      map.remove();
    },
  };
}
