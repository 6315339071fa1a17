import { existsSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { ownTile } from "./tile-source.ts";

const place = (lng: number, lat: number, z: number) => ({
  z,
  x: Math.floor(((lng + 180) / 360) * 2 ** z),
  y: Math.floor(((1 - Math.asinh(Math.tan((lat * Math.PI) / 180)) / Math.PI) / 2) * 2 ** z),
});
const fileOf = (address: string) =>
  path.join(import.meta.dirname, "../../map-tiles/tiles/land", address.slice("/tiles/".length).replace(/\?.*/, ""));

test("Nepal has tiles of its own to zoom 9; beyond, and elsewhere, a part of a coarser one is enlarged", () => {
  const kathmandu = ownTile(place(85.32, 27.7, 9));
  expect(kathmandu).toEqual({ address: expect.stringMatching(/^\/tiles\/9\/377\/214\.webp\?v=/) });
  expect(ownTile(place(85.32, 27.7, 11))).toMatchObject({ part: { times: 4 } });
  const paris = ownTile(place(2.35, 48.86, 8));
  expect(paris).toMatchObject({ address: expect.stringContaining("/tiles/4/"), part: { times: 16 } });
  for (const tile of [kathmandu, paris]) expect("address" in tile && existsSync(fileOf(tile.address))).toBe(true);
});

test("the enlarged part is the one that was requested", () => {
  const { x, y } = place(2.35, 48.86, 4);
  const part = ownTile({ z: 6, x: x * 4 + 3, y: y * 4 + 1 });
  expect(part).toMatchObject({ part: { times: 4, column: 3, row: 1 } });
});

test("the open sea needs no picture, and a map without borders does not share its pictures with one that has them", () => {
  expect(ownTile(place(-140, -40, 5))).toEqual({ plain: "sea" });
  expect(ownTile(place(-140, -40, 9))).toEqual({ plain: "sea" });
  const [both, land] = [ownTile(place(84, 28, 6)), ownTile(place(84, 28, 6), true)];
  expect(both).not.toEqual(land);
});
