import { digitsIn } from "@setu/contract/digits";
import type { Point } from "@setu/contract/home";
import type { Locale } from "@setu/contract/locale";
import type { Map as LeafletMap } from "leaflet";
import { nearestCountries } from "./nearest-countries.ts";
import { type PlaceName, placeNames } from "./place-name.ts";
import { type Box, placesFor } from "./room.ts";

/** The last zoom at which countries are named: further in, the map shows only a part of one. */
const countriesTo = 6;
const provincesTo = 8;
/** In English for both languages: not every browser knows Nepali, and those would write Latin digits. */
const figures = new Intl.NumberFormat("en-GB");
/** Free pixels around a name. */
const margin = 3;
/** Pixels between a dot and its name, at its side, and above or below. */
const beside = 6;
const beyond = 6;
/** Pixels between a marker's tip and a name at its side: half a marker and the free pixels. */
const besideMarker = 19;
const markerHeight = 45;

/**
 * The names of places, as text over the tiles: in the page's language and script, sharp at every size. They are visual only;
 * the places that the map is about have markers, and a list beside it.
 */
export class NamesLayer {
  readonly #map: LeafletMap;
  readonly #pane: HTMLElement;
  readonly #locale: Locale;
  #names: PlaceName[] = [];
  /** Returns the boxes that the names must not cover. */
  readonly #taken: () => Box[];
  /** Returns the places whose countries are named first, and at every zoom that names countries. */
  readonly #homes: () => Point[];

  constructor(map: LeafletMap, locale: Locale, { taken, homes }: { taken: () => Box[]; homes: () => Point[] }) {
    this.#map = map;
    this.#taken = taken;
    this.#homes = homes;
    this.#locale = locale;
    this.#pane = map.createPane("names");
    this.#pane.classList.add("leaflet-zoom-hide");
    this.#pane.setAttribute("aria-hidden", "true");
    map.on("moveend", () => this.draw());
    placeNames(locale).then(
      (names) => {
        this.#names = names;
        this.draw();
      },
      (error) => console.warn("The names of the map did not come.", error),
    );
  }

  /** Redraws the names where there is room for them. */
  draw(): void {
    if (!this.#pane.isConnected) return;
    const zoom = this.#map.getZoom();
    const view = this.#map.getBounds();
    const homes = nearestCountries(this.#names, zoom <= countriesTo ? this.#homes() : []);
    const others = this.#names.filter((name) => !homes.has(name) && isShownAt(name, zoom));
    const names = [...homes.keys(), ...others].filter((name) => view.contains(homes.get(name) ?? name));
    const isProvince = ({ kind }: PlaceName) => kind === "province";
    const left = this.#drawn(names, homes);
    // One named province among many looks like a mistake: all in view have names, or none has.
    if (left.some(isProvince)) {
      this.#drawn(
        names.filter((name) => !isProvince(name)),
        homes,
      );
    }
  }

  /** Draws these names where there is room for them, some of them at their markers, and returns the others. */
  #drawn(names: readonly PlaceName[], homes: ReadonlyMap<PlaceName, Point>): PlaceName[] {
    const elements = names.map((name) => this.#element(name));
    this.#pane.replaceChildren(...elements);
    const origin = this.#pane.getBoundingClientRect();
    const possible = elements.map((element, index) => {
      const name = names[index];
      const home = name && homes.get(name);
      const own = placesOf(element, origin);
      return home ? [...own, ...placesAtMarker(element, origin, this.#offset(name, home))] : own;
    });
    const boxes = possible.map((places) => places.map(({ box }) => box));
    const chosen = placesFor(boxes, [...this.#outside(), ...this.#taken()]);
    for (const [index, element] of elements.entries()) {
      const text = element.firstElementChild as HTMLElement;
      const place = possible[index]?.[chosen[index] ?? -1];
      if (place) text.style.translate = place.translate;
      else element.remove();
    }
    return names.filter((_, index) => chosen[index] === -1);
  }

  #offset(from: Point, to: Point): Pixels {
    return this.#map.latLngToLayerPoint(to).subtract(this.#map.latLngToLayerPoint(from));
  }

  /** Returns the area out of view: a name must not be cut off at the sheet's edge. */
  #outside(): Box[] {
    const { x, y } = this.#map.containerPointToLayerPoint([0, 0]);
    const size = this.#map.getSize();
    const all = { left: -Infinity, top: -Infinity, right: Infinity, bottom: Infinity };
    return [
      { ...all, right: x },
      { ...all, left: x + size.x },
      { ...all, bottom: y },
      { ...all, top: y + size.y },
    ];
  }

  #element({ kind, lng, lat, name, height, zoom }: PlaceName): HTMLElement {
    const at = this.#map.latLngToLayerPoint([lat, lng]);
    const element = document.createElement("span");
    const text = document.createElement("span");
    text.textContent = name;
    element.className = `map-place map-${kind}`;
    element.classList.toggle("map-large", this.#map.getZoom() >= zoom + 2);
    element.style.transform = `translate(${Math.round(at.x)}px, ${Math.round(at.y)}px)`;
    element.append(text);
    if (height !== undefined) {
      const figure = document.createElement("small");
      figure.textContent = ` ${digitsIn(figures.format(height), this.#locale)}`;
      text.append(figure);
    }
    return element;
  }
}

function isShownAt({ kind, zoom }: PlaceName, now: number): boolean {
  if (now < zoom) return false;
  if (kind === "country" || kind === "sea") return now <= countriesTo;
  return kind !== "province" || now <= provincesTo;
}

interface Place {
  /** In the map's layers, with the free pixels around. */
  box: Box;
  /** The style that moves the text there. */
  translate: string;
}

interface Pixels {
  x: number;
  y: number;
}

/** Returns the possible places of a name, the best one first: around its place, or around its dot in the order that cartographers use. */
function placesOf(element: HTMLElement, origin: DOMRect): Place[] {
  const text = (element.firstElementChild ?? element).getBoundingClientRect();
  if (!element.matches(".map-town, .map-peak")) return [{ box: boxOf(text, text, origin), translate: "" }];
  const { width, height } = text;
  const [after, before] = [beside, -width - beside];
  const [above, middle, below] = [-height - beyond, -height / 2, beyond];
  return movedBy(element, origin, [
    [after, middle],
    [before, middle],
    [after, above],
    [after, below],
    [before, above],
    [before, below],
  ]);
}

/** Returns the places of a country's name around a marker, whose tip is so far from the name's own place. */
function placesAtMarker(element: HTMLElement, origin: DOMRect, tip: Pixels): Place[] {
  const { width, height } = (element.firstElementChild ?? element).getBoundingClientRect();
  const middle = -width / 2;
  // A neighbour's marker may be a little lower or higher.
  const below = margin + 5;
  const around: [number, number][] = [
    [middle, below],
    [besideMarker, -height],
    [-width - besideMarker, -height],
    [beside, below],
    [-width - beside, below],
    [middle, -markerHeight - height - below],
  ];
  return movedBy(
    element,
    origin,
    around.map(([x, y]) => [x + tip.x, y + tip.y]),
  );
}

/** Returns the places of a name that is moved by so many pixels from its own. */
function movedBy(element: HTMLElement, origin: DOMRect, offsets: [number, number][]): Place[] {
  const at = element.getBoundingClientRect();
  const size = (element.firstElementChild ?? element).getBoundingClientRect();
  return offsets.map(([x, y]) => ({
    box: boxOf({ left: at.left + x, top: at.top + y }, size, origin),
    translate: `${Math.round(x)}px ${Math.round(y)}px`,
  }));
}

const boxOf = (
  { left, top }: { left: number; top: number },
  { width, height }: { width: number; height: number },
  origin: DOMRect,
): Box => ({
  left: left - origin.left - margin,
  top: top - origin.top - margin,
  right: left - origin.left + width + margin,
  bottom: top - origin.top + height + margin,
});
