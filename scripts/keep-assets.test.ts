import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeEach, expect, test } from "vitest";
import { buildBesideEarlier } from "./keep-assets.ts";

const folders: string[] = [];
let paths: { assets: string; ledger: string; aside: string };
beforeEach(() => {
  const folder = mkdtempSync(path.join(tmpdir(), "setu-assets-"));
  folders.push(folder);
  paths = {
    assets: path.join(folder, "client/assets"),
    ledger: path.join(folder, "releases.json"),
    aside: path.join(folder, "aside"),
  };
});
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

const day = 24 * 3600_000;
/** Builds like a bundler, which empties its folder first. */
const build = (files: string[], atDay: number) =>
  buildBesideEarlier(
    paths,
    () => {
      rmSync(paths.assets, { recursive: true, force: true });
      mkdirSync(paths.assets, { recursive: true });
      for (const name of files) writeFileSync(path.join(paths.assets, name), `${name} of day ${atDay}`);
    },
    atDay * day,
  );
const present = () => readdirSync(paths.assets).sort();

test("a tab on any of the three releases before finds its chunks, however old they are", () => {
  build(["a.js", "shared.js"], 0);
  build(["b.js", "shared.js"], 100);
  build(["c.js"], 200);
  build(["d.js"], 300);
  expect(present()).toEqual(["a.js", "b.js", "c.js", "d.js", "shared.js"]);
  build(["e.js"], 400);
  expect(present()).toEqual(["b.js", "c.js", "d.js", "e.js", "shared.js"]);
});

test("on a day with many releases, each is kept for a week after it was replaced", () => {
  build(["a.js"], 0);
  for (const [index, name] of ["b.js", "c.js", "d.js", "e.js", "f.js"].entries()) build([name], 50 + index / 10);
  expect(present()).toEqual(["a.js", "b.js", "c.js", "d.js", "e.js", "f.js"]);
  build(["g.js"], 58);
  expect(present()).toEqual(["d.js", "e.js", "f.js", "g.js"]);
});

test("a file that is built again belongs to the new build, and counts once", () => {
  build(["a.js"], 0);
  for (let again = 1; again < 5; again += 1) build(["b.js"], again * 100);
  expect(present()).toEqual(["a.js", "b.js"]);
  expect(readFileSync(path.join(paths.assets, "b.js"), "utf8")).toBe("b.js of day 400");
});

test("assets from before the ledger existed are one release", () => {
  mkdirSync(paths.assets, { recursive: true });
  writeFileSync(path.join(paths.assets, "old.js"), "old");
  build(["a.js"], 100);
  expect(present()).toEqual(["a.js", "old.js"]);
  for (const [index, name] of ["b.js", "c.js", "d.js"].entries()) build([name], 200 + index * 100);
  expect(present()).toEqual(["a.js", "b.js", "c.js", "d.js"]);
});

test("the chunks of the release before survive a build that was interrupted and begun again", () => {
  build(["a.js"], 0);
  expect(() =>
    buildBesideEarlier(paths, () => {
      rmSync(paths.assets, { recursive: true });
      mkdirSync(paths.assets);
      writeFileSync(path.join(paths.assets, "b.js"), "half of");
      throw new Error("Ctrl-C");
    }),
  ).toThrow("Ctrl-C");
  build(["c.js"], 100);
  expect(present()).toEqual(["a.js", "c.js"]);
});
