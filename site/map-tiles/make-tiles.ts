import { createHash } from "node:crypto";
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { drawBorders, readBorders } from "./borders.ts";
import { drawRelief } from "./draw-relief.ts";
import { drawTile, drawWater } from "./draw-tile.ts";
import { readHeights } from "./heights.ts";
import { plain } from "./palette.ts";
import { type Block, type Box, blocksOver, regions, worldDepth } from "./regions.ts";
import { side, type Tile } from "./shape.ts";
import { readWater } from "./water.ts";

/**
 * Redraws the map's tiles, which takes a quarter of an hour: `site/map-tiles/fetch-sources.sh`, then `node
 * site/map-tiles/make-tiles.ts`. The same sources give the same bytes; the result is committed, so that no build has to draw.
 * `make-tiles.ts 84.7,27.7,85.2,28` redraws the area between two meridians and two parallels, from zoom 5 on.
 */
const cache = path.join(import.meta.dirname, ".cache");
const folder = path.join(import.meta.dirname, "tiles");
const index = path.join(import.meta.dirname, "../app/map/tile-index.json");
/** A tile without a picture, with one, and with another one that has borders. */
const signs = { sea: ".", land: "~", bordered: "#" };

const heights = readHeights(cache);
const water = readWater(cache);
const borders = readBorders(cache);

async function make(tile: Tile): Promise<void> {
  const land = drawWater(water, tile);
  if (!land) return;
  const relief = drawRelief(heights, side, tile.z, tile.x, tile.y);
  write("land", tile, await drawTile(relief, land));
  const lines = drawBorders(borders, tile);
  if (lines) write("borders", tile, await drawTile(relief, land + lines));
}

const fileOf = (layer: string, { z, x, y }: Tile) => path.join(folder, `${layer}/${z}/${x}/${y}.webp`);

function write(layer: string, tile: Tile, bytes: Buffer): void {
  const file = fileOf(layer, tile);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, bytes);
}

const world = Array.from({ length: worldDepth + 1 }, (_, z): Block => ({ z, x: [0, 2 ** z - 1], y: [0, 2 ** z - 1] }));

function tilesOf({ z, x: [fromX, toX], y: [fromY, toY] }: Block): Tile[] {
  const rows = toY - fromY + 1;
  return Array.from({ length: (toX - fromX + 1) * rows }, (_, at) => ({
    z,
    x: fromX + Math.floor(at / rows),
    y: fromY + (at % rows),
  }));
}

/** Returns a sign for each tile of a block, column by column. */
const signsOf = (block: Block) =>
  tilesOf(block)
    .map((tile) => {
      if (existsSync(fileOf("borders", tile))) return signs.bordered;
      return existsSync(fileOf("land", tile)) ? signs.land : signs.sea;
    })
    .join("");

async function makeBlock(block: Block, box?: Box): Promise<void> {
  const over = box && blocksOver({ ...box, depth: 9 }).find(({ z }) => z === block.z);
  const tiles = tilesOf(block).filter(({ x, y }) => !over || (isWithin(x, over.x) && isWithin(y, over.y)));
  for (const tile of tiles) await make(tile);
  console.log(`zoom ${block.z}: ${tiles.length} tiles`);
}

const isWithin = (value: number, [from, to]: readonly [number, number]) => value >= from && value <= to;

/** Returns a digest that is part of each tile's address, which browsers cache for ever. */
function version(): string {
  const digest = createHash("sha256");
  for (const file of globSync("**/*.webp", { cwd: folder }).sort()) {
    digest.update(file).update(readFileSync(path.join(folder, file)));
  }
  return digest.digest("hex").slice(0, 8);
}

const [west, south, east, north] = process.argv[2]?.split(",").map(Number) ?? [];
if (west !== undefined && south !== undefined && east !== undefined && north !== undefined) {
  for (const block of regions) await makeBlock(block, { west, south, east, north });
} else {
  rmSync(folder, { recursive: true, force: true });
  for (const block of [...world, ...regions]) await makeBlock(block);
}
const blocks = regions.map((block) => ({ ...block, tiles: signsOf(block) }));
writeFileSync(
  index,
  `${JSON.stringify({ version: version(), ...plain, zooms: world.map(signsOf), blocks }, undefined, 2)}\n`,
);
