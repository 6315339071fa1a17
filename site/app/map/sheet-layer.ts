import type { Coords, DoneCallback } from "leaflet";
import { GridLayer } from "./leaflet.ts";
import type { TilePart, TileSource } from "./tile-source.ts";

/**
 * The layer of tiles. Not Leaflet's own TileLayer: that replaces an abandoned tile by a data: picture, which the
 * content security policy forbids, and it can neither skip the open sea nor enlarge a part of a coarser tile.
 */
export class SheetLayer extends GridLayer {
  readonly #source: TileSource;

  constructor(source: TileSource) {
    super(source.options);
    this.#source = source;
  }

  protected override createTile(coords: Coords, done: DoneCallback): HTMLElement {
    const tile = this.#source.tileAt(coords);
    if ("plain" in tile) {
      const plain = document.createElement("div");
      plain.className = `map-${tile.plain}`;
      // Leaflet needs the return value before the tile reports that it is ready.
      queueMicrotask(() => done(undefined, plain));
      return plain;
    }
    const image = document.createElement("img");
    const element = tile.part ? enlarged(image, tile.part) : image;
    image.alt = "";
    image.onload = () => done(undefined, element);
    // The sheet is empty there, but the offices are still marked.
    image.onerror = () => done(new Error(`No tile at ${tile.address}`), element);
    image.src = tile.address;
    return element;
  }
}

/** Returns an element that shows a part of the picture, enlarged. */
function enlarged(image: HTMLImageElement, { times, column, row }: TilePart): HTMLElement {
  const element = document.createElement("div");
  element.className = "map-part";
  image.style.width = `${times * 100}%`;
  image.style.height = `${times * 100}%`;
  image.style.left = `${column * -100}%`;
  image.style.top = `${row * -100}%`;
  element.append(image);
  return element;
}
