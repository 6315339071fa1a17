import { globSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import index from "../app/map/tile-index.json" with { type: "json" };

const world = index.zooms.map((tiles, z) => ({ z, x: [0, 2 ** z - 1], y: [0, 2 ** z - 1], tiles }));

/** Returns the files that these signs represent; blocks overlap at their edges. */
const listed = (signs: string) => [
  ...new Set(
    [...world, ...index.blocks].flatMap(({ z, x: [fromX = 0], y: [fromY = 0, toY = 0], tiles }) =>
      [...tiles].flatMap((sign, at) => {
        const rows = toY - fromY + 1;
        return signs.includes(sign) ? [`${z}/${fromX + Math.floor(at / rows)}/${fromY + (at % rows)}.webp`] : [];
      }),
    ),
  ),
];
const onDisk = (layer: string) => globSync("*/*/*.webp", { cwd: path.join(import.meta.dirname, "tiles", layer) });

test("the tiles on disk are those in the index, and those marked with borders have them", () => {
  expect(onDisk("land").sort()).toEqual(listed("~#").sort());
  expect(onDisk("borders").sort()).toEqual(listed("#").sort());
});
