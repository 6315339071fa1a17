import type { Map as LeafletMap } from "leaflet";
import { divIcon, Marker } from "./leaflet.ts";
import { headShifts, leanOf } from "./lean.ts";
import icon from "./map-marker.svg";
import activeIcon from "./map-marker-active.svg";
import type { Place } from "./place.ts";

interface Pin {
  marker: Marker;
  button: HTMLButtonElement;
  image: HTMLImageElement;
}

/** One marker for each place: a real button, named like it, which shows that name when it is meant. */
export class Markers {
  readonly #map: LeafletMap;
  readonly #onSelect: (id: number) => void;
  #pins = new Map<number, Pin>();

  constructor(map: LeafletMap, onSelect: (id: number) => void) {
    this.#map = map;
    this.#onSelect = onSelect;
    // A label that appears under the pointer can be dismissed without moving the pointer (WCAG 1.4.13).
    const container = map.getContainer();
    const hideNames = ({ key }: KeyboardEvent) => container.classList.toggle("map-names-off", key === "Escape");
    document.addEventListener("keydown", hideNames);
    map.on("zoomend", () => this.#leanApart());
    map.on("unload", () => document.removeEventListener("keydown", hideNames));
  }

  show(places: Place[]): void {
    for (const { marker } of this.#pins.values()) marker.remove();
    this.#pins = new Map(places.map((place) => [place.id, this.#pin(place)]));
    this.#leanApart();
  }

  select(id: number | undefined): void {
    for (const [other, { marker, button, image }] of this.#pins) {
      const selected = other === id;
      image.src = selected ? activeIcon : icon;
      button.setAttribute("aria-pressed", `${selected}`);
      marker.setZIndexOffset(selected ? 1000 : 0);
    }
  }

  #leanApart(): void {
    const pins = [...this.#pins.values()];
    const shifts = headShifts(pins.map(({ marker }) => this.#map.latLngToLayerPoint(marker.getLatLng())));
    for (const [index, { button, image }] of pins.entries()) {
      const shift = shifts[index] ?? 0;
      const { angle, drop } = leanOf(shift);
      image.style.transform = `rotate(${angle}deg)`;
      button.style.transform = `translate(${shift}px, ${drop}px)`;
    }
  }

  #pin({ id, lat, lng, name, locale }: Place): Pin {
    const pin = document.createElement("div");
    const button = document.createElement("button");
    const image = new Image(30, 45);
    const label = document.createElement("span");
    image.alt = "";
    image.src = icon;
    label.textContent = name;
    label.className = "map-name";
    button.type = "button";
    button.className = "map-marker";
    button.lang = locale.served;
    button.setAttribute("aria-pressed", "false");
    button.append(label);
    pin.append(image, button);
    const marker = new Marker([lat, lng], {
      icon: divIcon({ html: pin, className: "map-pin", iconSize: [30, 45], iconAnchor: [15, 45] }),
      // The button inside is what takes the focus; its Enter arrives as a click.
      keyboard: false,
      riseOnHover: true,
    });
    // Leaflet's click, not the button's: a drag that begins on a marker is not a click.
    marker.on("click", () => this.#onSelect(id)).addTo(this.#map);
    button.addEventListener("pointerenter", () => this.#map.getContainer().classList.remove("map-names-off"));
    button.addEventListener("focus", () => {
      if (button.matches(":focus-visible")) this.#map.panInside([lat, lng], { padding: [60, 90], animate: false });
    });
    return { marker, button, image };
  }
}
