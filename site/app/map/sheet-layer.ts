import type { Coords, DoneCallback } from "leaflet";
import { GridLayer } from "./leaflet.ts";
import type { TileSource } from "./tile-source.ts";

/**
 * The tiles. Not Leaflet's own TileLayer: that swaps an abandoned tile for a data: picture, which the
 * content security policy forbids, and it cannot leave plain tiles unfetched.
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
      // Leaflet awaits the return before it may hear that the tile is ready.
      queueMicrotask(() => done(undefined, plain));
      return plain;
    }
    const image = document.createElement("img");
    image.alt = "";
    image.onload = () => done(undefined, image);
    // The sheet is bare there, but the offices are still marked.
    image.onerror = () => done(new Error(`No tile at ${tile.address}`), image);
    image.src = tile.address;
    return image;
  }
}
