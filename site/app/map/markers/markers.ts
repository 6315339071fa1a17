import type { Map as LeafletMap } from "leaflet";
import { divIcon, Marker } from "../leaflet.ts";
import type { Box } from "../names/room.ts";
import type { Place } from "../place.ts";
import { type Cluster, clustersOf } from "./clusters.ts";
import { headShifts, leanOf } from "./lean.ts";
import { clusterElement, type MarkerElement, markSelected, memberElement, pinElement } from "./marker-element.ts";

interface Pin extends MarkerElement {
  marker: Marker;
  /** How far its head leans to the side. */
  shift: number;
}
interface Group {
  places: Place[];
  marker: Marker;
  button: HTMLButtonElement;
  /** The buttons of the places, by their ids. */
  members: Map<number, HTMLButtonElement>;
}

interface Options {
  onSelect: (id: number) => void;
  /** The texts of a marker for several places: name and figure; without them each place has its own marker at every zoom. */
  clusterTexts?: { name: (count: number) => string; count: (count: number) => string; language: string } | undefined;
}

/** Draws a marker for each place, or one with a number for several that are too near each other at this zoom. */
export class Markers {
  readonly #map: LeafletMap;
  readonly #options: Options;
  #places: Place[] = [];
  #pins = new Map<number, Pin>();
  #groups: Group[] = [];
  #selected: number | undefined;

  constructor(map: LeafletMap, options: Options) {
    this.#map = map;
    this.#options = options;
    // A label that appears under the pointer can be dismissed without moving the pointer (WCAG 1.4.13).
    const container = map.getContainer();
    const hideNames = ({ key }: KeyboardEvent) => container.classList.toggle("map-names-off", key === "Escape");
    document.addEventListener("keydown", hideNames);
    map.on("zoomend", () => this.#options.clusterTexts && this.#draw());
    const lean = () => this.#leanApart();
    map.on("moveend resize", lean);
    map.on("unload", () => {
      document.removeEventListener("keydown", hideNames);
      // After a resize Leaflet's timer fires once more, even for a map that is gone.
      map.off("moveend resize", lean);
    });
  }

  show(places: Place[]): void {
    this.#places = places;
    this.#draw();
  }

  select(id: number | undefined): void {
    this.#selected = id;
    for (const [other, pin] of this.#pins) {
      markSelected(pin, other === id);
      pin.marker.setZIndexOffset(other === id ? 1000 : 0);
    }
    for (const { button, members } of this.#groups) {
      button.classList.toggle("map-cluster-chosen", id !== undefined && members.has(id));
      for (const [other, member] of members) member.setAttribute("aria-pressed", `${other === id}`);
    }
  }

  /** Returns the lowest zoom, from the current one on, at which a place has a marker of its own. */
  zoomFor(place: Place): number {
    const last = this.#map.getMaxZoom();
    for (let zoom = this.#map.getZoom(); zoom < last; zoom++) {
      const cluster = this.#clustersAt(zoom).find(({ members }) =>
        members.some((at) => this.#places[at]?.id === place.id),
      );
      if (cluster?.members.length === 1) return zoom;
    }
    return last;
  }

  /** Moves the map until every place is in view. */
  showAll(): void {
    if (this.#places.length === 0) return;
    const bounds = this.#places.map(({ lat, lng }): [number, number] => [lat, lng]);
    this.#map.fitBounds(bounds, { padding: [40, 50], ...this.#motion() });
  }

  /** Returns the boxes of the markers, in the coordinates of the map's layers. */
  boxes(): Box[] {
    const pins = [...this.#pins.values()].map(({ marker, shift }) => ({ marker, shift, reach: 15, up: 45, down: 0 }));
    const groups = this.#groups.map(({ marker }) => ({ marker, shift: 0, reach: 20, up: 20, down: 20 }));
    const chosen = this.#selected === undefined ? undefined : this.#pins.get(this.#selected);
    const label = chosen ? [{ ...chosen, ...labelSize(chosen.button) }] : [];
    return [...pins, ...groups, ...label].map(({ marker, shift, reach, up, down }) => {
      const { x, y } = this.#map.latLngToLayerPoint(marker.getLatLng());
      return {
        left: x + Math.min(0, shift) - reach,
        right: x + Math.max(0, shift) + reach,
        top: y - up,
        bottom: y + down,
      };
    });
  }

  #clustersAt(zoom: number): Cluster[] {
    const spots = this.#places.map(({ lat, lng }) => this.#map.project([lat, lng], zoom));
    // At the last zoom a cluster could no longer be opened: there the pins lean apart.
    const apart = !this.#options.clusterTexts || zoom >= this.#map.getMaxZoom();
    return apart ? spots.map(({ x, y }, index) => ({ x, y, members: [index] })) : clustersOf(spots);
  }

  #draw(): void {
    const focused = this.#focused();
    for (const { marker } of [...this.#pins.values(), ...this.#groups]) marker.remove();
    this.#pins = new Map();
    this.#groups = [];
    const zoom = this.#map.getZoom();
    for (const { x, y, members } of this.#clustersAt(zoom)) {
      const places = members.flatMap((at) => this.#places[at] ?? []);
      const [only] = places;
      if (places.length === 1 && only) this.#pins.set(only.id, this.#pin(only));
      else this.#groups.push(this.#group(places, this.#map.unproject([x, y], zoom)));
    }
    this.#leanApart();
    this.select(this.#selected);
    if (focused) this.#focus(focused);
  }

  /** Returns the place whose button has the focus; for a cluster's marker, its first place. */
  #focused(): { id: number; asGroup: boolean } | undefined {
    const active = document.activeElement;
    for (const { places, button } of this.#groups) {
      if (button === active && places[0]) return { id: places[0].id, asGroup: true };
    }
    const buttons = [...this.#pins].map(([id, { button }]) => [id, button] as const);
    const own = [...buttons, ...this.#groups.flatMap(({ members }) => [...members])];
    const id = own.find(([, button]) => button === active)?.[0];
    return id === undefined ? undefined : { id, asGroup: false };
  }

  #focus({ id, asGroup }: { id: number; asGroup: boolean }): void {
    const group = this.#groups.find(({ members }) => members.has(id));
    const button = asGroup ? group?.button : group?.members.get(id);
    (button ?? this.#pins.get(id)?.button)?.focus({ preventScroll: true });
  }

  #leanApart(): void {
    const pins = [...this.#pins.values()];
    const tips = pins.map(({ marker }) => this.#map.latLngToContainerPoint(marker.getLatLng()));
    const shifts = headShifts(tips, this.#map.getSize().x);
    for (const [index, pin] of pins.entries()) {
      const { button, image } = pin;
      const shift = shifts[index] ?? 0;
      pin.shift = shift;
      const { angle, drop } = leanOf(shift);
      image.style.transform = `rotate(${angle}deg)`;
      button.style.transform = `translate(${shift}px, ${drop}px)`;
    }
  }

  #pin({ id, lat, lng, name, locale }: Place): Pin {
    const parts = pinElement(name, locale.served);
    const marker = new Marker([lat, lng], {
      icon: divIcon({ html: parts.element, className: "map-pin", iconSize: [30, 45], iconAnchor: [15, 45] }),
      // The button inside takes the focus; its Enter arrives as a click.
      keyboard: false,
      riseOnHover: true,
    });
    // Leaflet's click, not the button's: a drag that begins on a marker is not a click.
    marker.on("click", () => this.#options.onSelect(id)).addTo(this.#map);
    this.#keepInSight(parts.button, marker);
    return { ...parts, marker, shift: 0 };
  }

  #group(places: Place[], at: { lat: number; lng: number }): Group {
    const texts = this.#options.clusterTexts;
    const count = places.length;
    const button = clusterElement(texts?.count(count) ?? `${count}`, texts?.name(count) ?? "", texts?.language ?? "");
    const members = new Map(places.map((place) => [place.id, this.#member(place)]));
    const element = document.createElement("div");
    element.append(button, ...members.values());
    const marker = new Marker(at, {
      icon: divIcon({ html: element, className: "map-group", iconSize: [40, 40], iconAnchor: [20, 20] }),
      keyboard: false,
      riseOnHover: true,
    });
    marker.on("click", () => this.#open(places)).addTo(this.#map);
    for (const each of [button, ...members.values()]) this.#keepInSight(each, marker);
    return { places, marker, button, members };
  }

  #member({ id, name, locale }: Place): HTMLButtonElement {
    const button = memberElement(name, locale.served);
    button.addEventListener("click", (event) => {
      // Leaflet would treat it as a click on the marker, which opens the cluster.
      event.stopPropagation();
      this.#options.onSelect(id);
    });
    return button;
  }

  /** Zooms in as far as its places allow, and far enough to separate them. */
  #open(places: Place[]): void {
    const map = this.#map;
    const bounds = places.map(({ lat, lng }): [number, number] => [lat, lng]);
    const fitting = map.getBoundsZoom(bounds, false, map.getSize().multiplyBy(0.2));
    const zoom = Math.min(map.getMaxZoom(), Math.max(map.getZoom() + 1, fitting));
    const middle = (values: number[]) => (Math.min(...values) + Math.max(...values)) / 2;
    const centre: [number, number] = [middle(places.map(({ lat }) => lat)), middle(places.map(({ lng }) => lng))];
    map.setView(centre, zoom, this.#motion());
  }

  #motion(): { animate?: false } {
    return this.#map.options.zoomAnimation ? {} : { animate: false };
  }

  #keepInSight(button: HTMLButtonElement, marker: Marker): void {
    button.addEventListener("pointerenter", () => this.#map.getContainer().classList.remove("map-names-off"));
    button.addEventListener("focus", () => {
      if (!button.matches(":focus-visible")) return;
      this.#map.panInside(marker.getLatLng(), { padding: [60, 90], animate: false });
    });
  }
}

/** The size of a selected marker's name, above the marker's head. */
function labelSize(button: HTMLButtonElement): { reach: number; up: number; down: number } {
  const { offsetWidth = 0, offsetHeight = 0 } = button.querySelector<HTMLElement>(".map-name") ?? {};
  return { reach: offsetWidth / 2, up: 50 + offsetHeight, down: -50 };
}
