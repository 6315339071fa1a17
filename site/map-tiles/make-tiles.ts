import { createHash } from "node:crypto";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { coastOf, readLand } from "./coast.ts";
import { drawTile, encodeTile, plainness, side } from "./draw-tile.ts";
import { palette } from "./palette.ts";

/**
 * Draws the map's tiles anew, which takes about two minutes: `node site/map-tiles/make-tiles.ts`.
 * The same sources make the same bytes; the result is committed, so that no build has to draw.
 */
const deepest = 5;
const folder = path.join(import.meta.dirname, "tiles");
const index = path.join(import.meta.dirname, "../app/map/tile-index.json");
const signs = { sea: ".", land: "#", coast: "~" };

const lands = { coarse: readLand("110m"), fine: readLand("50m") };
const digest = createHash("sha256");
const zooms: string[] = [];
rmSync(folder, { recursive: true, force: true });
for (let z = 0; z <= deepest; z++) {
  const coast = coastOf(z < 2 ? lands.coarse : lands.fine, side * 2 ** z, 10);
  let row = "";
  for (let x = 0; x < 2 ** z; x++) {
    for (let y = 0; y < 2 ** z; y++) {
      const pixels = await drawTile(coast, z, x, y);
      const kind = plainness(pixels) ?? "coast";
      row += signs[kind];
      // Sea and land need no picture: the page colours them, and asks for nothing.
      if (kind !== "coast") continue;
      const bytes = await encodeTile(pixels);
      digest.update(`${z}/${x}/${y}`).update(bytes);
      mkdirSync(path.join(folder, `${z}/${x}`), { recursive: true });
      writeFileSync(path.join(folder, `${z}/${x}/${y}.webp`), bytes);
    }
  }
  zooms.push(row);
  console.log(
    `zoom ${z}: ${[...row].filter((sign) => sign === signs.coast).length} of ${row.length} tiles have a coast`,
  );
}
// The version goes into each tile's address, which is kept for ever; the page colours plain tiles as the others are.
const { sea, land } = palette;
writeFileSync(
  index,
  `${JSON.stringify({ version: digest.digest("hex").slice(0, 8), sea, land, zooms }, undefined, 2)}\n`,
);
