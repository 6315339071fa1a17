/** The zoom to which there are tiles of the whole world. */
export const worldDepth = 4;

/** The regions with a higher zoom: southern Asia and eastern Africa, the countries in which the firm has offices, and most of all Nepal. */
const boxes = [
  { west: 23, south: -14, east: 122, north: 48, depth: 5 },
  { west: 76.5, south: 24.3, east: 91.5, north: 32.5, depth: 7 },
  { west: 79.9, south: 26.2, east: 88.4, north: 30.55, depth: 9 },
  { west: 88.6, south: 26.6, east: 92.2, north: 28.4, depth: 7 },
  { west: 67.3, south: 36.6, east: 75.2, north: 41.1, depth: 7 },
  { west: 33.8, south: -4.8, east: 42, north: 5.1, depth: 7 },
  { west: 100, south: 13.9, east: 107.8, north: 22.6, depth: 7 },
];

export interface Box {
  west: number;
  south: number;
  east: number;
  north: number;
}
export interface Block {
  z: number;
  x: [from: number, to: number];
  y: [from: number, to: number];
}

/** The blocks of tiles that cover those boxes. */
export const regions: Block[] = boxes.flatMap((box) => blocksOver(box));

/** Returns a block for each zoom beyond the world's, down to the depth. */
export function blocksOver({ west, south, east, north, depth }: Box & { depth: number }): Block[] {
  return Array.from({ length: depth - worldDepth }, (_, index): Block => {
    const z = worldDepth + 1 + index;
    const column = (lng: number) => Math.floor(((lng + 180) / 360) * 2 ** z);
    const row = (lat: number) => Math.floor(((1 - Math.asinh(Math.tan((lat * Math.PI) / 180)) / Math.PI) / 2) * 2 ** z);
    return { z, x: [column(west), column(east)], y: [row(north), row(south)] };
  });
}
