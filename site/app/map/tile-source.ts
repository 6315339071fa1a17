import type { Coords, GridLayerOptions } from "leaflet";
import index from "./tile-index.json" with { type: "json" };

/** A part of a picture: one of `times` × `times` fields, counted from its top left corner. */
export interface TilePart {
  times: number;
  column: number;
  row: number;
}

/** A tile's picture, or a part of a coarser one where there is no finer one; the open sea needs none. */
export type TilePicture = { address: string; part?: TilePart } | { plain: "sea" };

/** A source of the map's tiles. */
export interface TileSource {
  options: GridLayerOptions;
  maxZoom: number;
  tileAt(coords: Coords): TilePicture;
}

/** Returns the tile service that the server names (MAP_TILE_URL), if any. */
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

/** Ours have 512 pixels: on a dense screen they cover 256, on others they are for the zoom level below. */
export const ownTiles = (dense: boolean): TileSource => ({
  options: { tileSize: dense ? 256 : 512 },
  maxZoom: 10,
  // The server omits the borders if MAP_BORDERS says so: browsers must not cache one for the other.
  tileAt: ({ x, y, z }) =>
    ownTile({ x, y, z: dense ? z : z - 1 }, document.querySelector('meta[name="map-borders"]') !== null),
});

export function ownTile({ x, y, z }: { x: number; y: number; z: number }, borderless = false): TilePicture {
  for (let up = 0; up <= z; up++) {
    const times = 2 ** up;
    const [column, row] = [Math.floor(x / times), Math.floor(y / times)];
    const sign = signAt(z - up, column, row);
    if (sign === ".") return { plain: "sea" };
    if (!sign) continue;
    const address = `/tiles/${z - up}/${column}/${row}.webp?v=${index.version}${borderless ? "-land" : ""}`;
    return up === 0 ? { address } : { address, part: { times, column: x - column * times, row: y - row * times } };
  }
  return { plain: "sea" };
}

/**
 * Looks up a tile's sign: the index has the whole world to some depth, and blocks that go deeper; each row of signs
 * runs down the columns.
 */
function signAt(z: number, x: number, y: number): string | undefined {
  if (z < index.zooms.length) return index.zooms[z]?.[x * 2 ** z + y];
  const block = index.blocks.find((one) => one.z === z && isWithin(x, one.x) && isWithin(y, one.y));
  const [fromX = 0] = block?.x ?? [];
  const [fromY = 0, toY = 0] = block?.y ?? [];
  return block?.tiles[(x - fromX) * (toY - fromY + 1) + (y - fromY)];
}

const isWithin = (value: number, [from = 0, to = 0]: number[]) => value >= from && value <= to;

export const seaColor = index.sea;
