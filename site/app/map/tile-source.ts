import type { Coords, GridLayerOptions } from "leaflet";
import index from "./tile-index.json" with { type: "json" };

/** Where the map's tiles come from. A plain tile needs no picture. */
export interface TileSource {
  options: GridLayerOptions;
  maxZoom: number;
  tileAt(coords: Coords): { address: string } | { plain: "sea" | "land" };
}

/** The tile service that the server names (MAP_TILE_URL), if any. */
export function tileService(): { url: string; credit: string } | undefined {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="map-tiles"]');
  return meta ? { url: meta.content, credit: meta.dataset["credit"] ?? "" } : undefined;
}

export const serviceTiles = (url: string): TileSource => ({
  options: {},
  maxZoom: 18,
  tileAt: ({ x, y, z }) => ({
    address: url.replaceAll("{x}", `${x}`).replaceAll("{y}", `${y}`).replaceAll("{z}", `${z}`),
  }),
});

/** Ours have 512 pixels: on a dense screen they cover 256, on others they stand for the zoom below. */
export const ownTiles = (dense: boolean): TileSource => ({
  options: dense ? { tileSize: 256, maxNativeZoom: 5 } : { tileSize: 512, maxNativeZoom: 6 },
  maxZoom: 7,
  tileAt({ x, y, z: zoom }) {
    const z = dense ? zoom : zoom - 1;
    const kind = index.zooms[z]?.[x * 2 ** z + y];
    if (kind === "~") return { address: `/tiles/${z}/${x}/${y}.webp?v=${index.version}` };
    return { plain: kind === "#" ? "land" : "sea" };
  },
});

export const sheetColors = { sea: index.sea, land: index.land };
