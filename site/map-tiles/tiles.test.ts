import { globSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import index from "../app/map/tile-index.json" with { type: "json" };

test("the tiles on disk are those that the index says have a coast", () => {
  const folder = path.join(import.meta.dirname, "tiles");
  const listed = index.zooms.flatMap((row, z) =>
    [...row].flatMap((sign, at) => (sign === "~" ? [`${z}/${Math.floor(at / 2 ** z)}/${at % 2 ** z}.webp`] : [])),
  );
  expect(globSync("*/*/*.webp", { cwd: folder }).sort()).toEqual(listed.sort());
});
