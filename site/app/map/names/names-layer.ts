import { digitsIn } from "@setu/contract/digits";
import type { Locale } from "@setu/contract/locale";
import type { Map as LeafletMap } from "leaflet";
import { type PlaceName, placeNames } from "./place-name.ts";
import { type Box, placesFor } from "./room.ts";

/** The last zoom at which countries are named: further in, the map shows only a part of one. */
const countriesTo = 6;
const provincesTo = 8;
/** On a narrower map, in pixels, towns alone tell where a place is: a province's name would be read as one of theirs. */
const provincesFrom = 560;
/** On a narrower one, such as a phone's, no name is in large letters: there would be no room for the capital's. */
const largeFrom = 420;
/** In English for both languages: browsers that do not know Nepali would write Latin digits. */
const figures = new Intl.NumberFormat("en-GB");
/** Free pixels around a name: beside it, and above and below. */
const margin = { x: 4, y: 3 };
/**
 * Pixels around a marker and its label in which some names are not shown: that of a country would be read as the
 * marker's own though it is the neighbour's, and that of a peak would belong to a triangle behind the label, or come
 * between it and the border. The name of a town would hang loose where its dot is covered; where a marker's tip touches
 * the dot, the town is the marker's own.
 */
const kept: Partial<Record<PlaceName["kind"], { x: number; y: number }>> = {
  country: { x: 50, y: 28 },
  peak: { x: 40, y: 12 },
  town: { x: 0, y: -8 },
};
/** Pixels between a dot and its name, at its side, and above or below. */
const beside = 6;
const beyond = 6;
/**
 * The part of a name that is before its dot, where it is above or below: half of it, or as much as there is room for.
 */
const centred = [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8];

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

  constructor(map: LeafletMap, locale: Locale, taken: () => Box[]) {
    this.#map = map;
    this.#taken = taken;
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
    const taken = this.#taken();
    const names = this.#names.filter(
      (name) =>
        isShownAt(name, zoom, this.#map.getSize().x) &&
        view.contains([name.lat, name.lng]) &&
        !this.#isTooNear(name, taken) &&
        // A district that bears its town's name would look like the same place twice.
        (name.kind !== "district" || !this.#names.some((town) => town.kind === "town" && town.name === name.name)),
    );
    const isProvince = ({ kind }: PlaceName) => kind === "province";
    const left = this.#drawn(names);
    // One named province among many looks like a mistake: all in view have names, or none has.
    if (left.some(isProvince)) this.#drawn(names.filter((name) => !isProvince(name)));
  }

  #isTooNear({ kind, lat, lng }: PlaceName, taken: readonly Box[]): boolean {
    const near = kept[kind];
    const { x, y } = this.#map.latLngToLayerPoint([lat, lng]);
    return (
      near !== undefined &&
      taken.some(
        ({ left, top, right, bottom }) =>
          x > left - near.x && x < right + near.x && y > top - near.y && y < bottom + near.y,
      )
    );
  }

  /** Draws these names where there is room for them, and returns the others. */
  #drawn(names: readonly PlaceName[]): PlaceName[] {
    const elements = names.map((name) => this.#element(name));
    this.#pane.replaceChildren(...elements);
    const origin = this.#pane.getBoundingClientRect();
    const possible = elements.map((element) => placesOf(element, origin));
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
    const isMajor = this.#map.getZoom() >= zoom + 2;
    element.classList.toggle("map-major", isMajor);
    element.classList.toggle("map-large", isMajor && this.#map.getSize().x >= largeFrom);
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

function isShownAt({ kind, zoom }: PlaceName, now: number, width: number): boolean {
  if (now < zoom) return false;
  if (kind === "country" || kind === "sea") return now <= countriesTo;
  return kind !== "province" || (now <= provincesTo && width >= provincesFrom);
}

interface Place {
  /** In the map's layers, with the free pixels around. */
  box: Box;
  /** The style that moves the text there. */
  translate: string;
}

/** Returns the possible places of a name, the best one first: around its place, or around its dot in the order that cartographers use. */
function placesOf(element: HTMLElement, origin: DOMRect): Place[] {
  const text = (element.firstElementChild ?? element).getBoundingClientRect();
  const { width, height } = text;
  const boxAt = (x: number, y: number): Box => ({
    left: x - origin.left - margin.x,
    top: y - origin.top - margin.y,
    right: x - origin.left + width + margin.x,
    bottom: y - origin.top + height + margin.y,
  });
  if (!element.matches(".map-town, .map-peak")) return [{ box: boxAt(text.left, text.top), translate: "" }];
  const dot = element.getBoundingClientRect();
  const [after, before] = [beside, -width - beside];
  const [above, middle, below] = [-height - beyond, -height / 2, beyond];
  const offsets = [
    [after, middle],
    [before, middle],
    [after, above],
    [after, below],
    [before, above],
    [before, below],
    ...centred.flatMap((part) => [above, below].map((y) => [-width * part, y] as const)),
    // A major town is named even if it takes a little more distance.
    ...(element.matches(".map-major") ? centred.map((part) => [-width * part, above - beyond] as const) : []),
  ] as const;
  return offsets.map(([x, y]) => ({
    box: boxAt(dot.left + x, dot.top + y),
    translate: `${Math.round(x)}px ${Math.round(y)}px`,
  }));
}
