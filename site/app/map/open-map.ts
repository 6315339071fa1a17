import "./leaflet.css";
import type { Point } from "@setu/contract/home";
import type { Locale } from "@setu/contract/locale";
import type { MapOptions } from "leaflet";
import { watchAttention } from "./attention.ts";
import { debounce } from "./debounce.ts";
import { centreFigures } from "./degrees.ts";
import { type EdgeFigure, edgeFigures, Graticule, takenBoxes } from "./graticule.ts";
import { LeafletMap } from "./leaflet.ts";
import { Markers } from "./markers/markers.ts";
import { NamesLayer } from "./names/names-layer.ts";
import type { Place } from "./place.ts";
import { SheetLayer } from "./sheet-layer.ts";
import { ownTiles, seaColor, serviceTiles, tileService } from "./tile-source.ts";
import { words } from "./words.ts";

/** Specification, section 9. */
const moveDebounceMs = 100;

/** The state of the map's view, as the page around it shows it. */
export interface MapView {
  /** The coordinates of its centre, in words. */
  centre: string;
  canZoomIn: boolean;
  canZoomOut: boolean;
  edges: EdgeFigure[];
}

/** The initial zoom of a map: on our own sheet, and on a service's tiles, which show streets. */
export interface StartZoom {
  own: number;
  service: number;
}

interface Options {
  center: Point;
  zoom: StartZoom;
  locale: Locale;
  /** Whether places that are near each other share a marker with their number. */
  clustered: boolean;
  onSelect: (id: number) => void;
  onView: (view: MapView) => void;
}

export interface OpenMap {
  /** The source of a tile service's data; the page itself credits ours. */
  credit: string | undefined;
  showPlaces(places: Place[]): void;
  select(id: number | undefined): void;
  moveTo(point: Point): void;
  /** Moves to a place, zooming in until it has a marker of its own. */
  moveToPlace(place: Place): void;
  /** Shows all places at once; undefined on a map that does not cluster them. */
  showAll: (() => void) | undefined;
  zoomBy(levels: number): void;
  close(): void;
}

/** Opens a Leaflet map in an empty element. The visitor's attention is measured on the element's parent. */
export function openMap(canvas: HTMLElement, options: Options): OpenMap {
  const { center, zoom: startZoom, locale, clustered, onSelect, onView } = options;
  const animate = !matchMedia("(prefers-reduced-motion: reduce)").matches;
  const oneFingerScrolls = matchMedia("(pointer: coarse)").matches;
  const motion = animate ? {} : { animate };
  const service = tileService();
  const source = service ? serviceTiles(service.url) : ownTiles(devicePixelRatio > 1);
  canvas.style.setProperty("--map-sea", seaColor);
  const map = new LeafletMap(canvas, mapOptions({ animate, dragging: !oneFingerScrolls, maxZoom: source.maxZoom }));
  let aim = center;
  const publishSoon = debounce(() => {
    delete canvas.dataset["moving"];
    onView({ ...viewOf(map, aim, locale), edges: service ? [] : edgeFigures(map, markers.boxes()) });
  }, moveDebounceMs);
  map.on("move", () => {
    canvas.dataset["moving"] = "";
    publishSoon();
  });

  map.setView(center, (service ? startZoom.service : startZoom.own) - (isNarrow(canvas) && clustered ? 1 : 0));
  new SheetLayer(source).addTo(map);
  if (!service) new Graticule().addTo(map);
  const clusterTexts = clustered ? { ...words[locale].cluster, language: locale } : undefined;
  const markers = new Markers(map, { onSelect, clusterTexts });
  const names = service ? undefined : new NamesLayer(map, locale, () => takenBoxes(map, clustered, markers.boxes()));
  const redraw = () => {
    names?.draw();
    publishSoon();
  };
  const stopFollowing = followElement(map, canvas, oneFingerScrolls, publishSoon);

  return {
    credit: service?.credit,
    showPlaces(places) {
      markers.show(places);
      redraw();
    },
    select(id) {
      markers.select(id);
      redraw();
    },
    moveTo(point) {
      aim = point;
      map.setView(point, map.getZoom(), motion);
    },
    moveToPlace(place) {
      aim = place;
      map.setView(place, markers.zoomFor(place), motion);
    },
    showAll: clustered ? () => markers.showAll() : undefined,
    zoomBy: (levels) => void map.setZoom(map.getZoom() + levels, motion),
    close() {
      stopFollowing();
      publishSoon.cancel();
      map.remove();
    },
  };
}

/** Whether the map is half as wide as the sheet that a zoom for many places is meant for, as on a phone. */
const isNarrow = ({ clientWidth }: HTMLElement) => clientWidth < 480;

/** Keeps the map as large as its element, and leaves wheel and finger to the page until the visitor wants to use the map. */
function followElement(
  map: LeafletMap,
  canvas: HTMLElement,
  oneFingerScrolls: boolean,
  onResize: () => void,
): () => void {
  const size = new ResizeObserver(() => {
    fillElement(map, canvas);
    onResize();
  });
  size.observe(canvas);
  const stopWatching = watchAttention(canvas.parentElement ?? canvas, (attentive) => {
    map.scrollWheelZoom[attentive ? "enable" : "disable"]();
    if (oneFingerScrolls) map.dragging[attentive ? "enable" : "disable"]();
  });
  return () => {
    stopWatching();
    size.disconnect();
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
  // One notch of the wheel zooms by one level.
  wheelPxPerZoomLevel: 120,
  worldCopyJump: true,
  maxBounds: [
    [-85, -100_000],
    [85, 100_000],
  ],
  maxBoundsViscosity: 1,
});

/** Returns the view of the map, which was last moved to `aim`. */
function viewOf(map: LeafletMap, aim: Point, locale: Locale): Omit<MapView, "edges"> {
  // Leaflet moves by whole pixels: within two of them the map is at its aim.
  const offset = map.latLngToContainerPoint(aim).distanceTo(map.getSize().divideBy(2));
  const zoom = map.getZoom();
  return {
    centre: words[locale].centre(centreFigures(offset < 2 ? aim : map.getCenter(), zoom, locale)),
    canZoomIn: zoom < map.getMaxZoom(),
    canZoomOut: zoom > map.getMinZoom(),
  };
}

/** Resizes the map to fill its element. */
function fillElement(map: LeafletMap, { clientWidth, clientHeight }: HTMLElement): void {
  const { x, y } = map.getSize();
  // Without a change of size this would still round the centre to a pixel, a tenth of a degree.
  if (x !== clientWidth || y !== clientHeight) map.invalidateSize();
  // Visitors may see the whole world, but hardly more than once.
  map.setMinZoom(Math.max(1, Math.round(Math.log2(clientWidth / 256))));
}
