import { mkdirSync, readdirSync, rmSync } from "node:fs";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { temporaryFolder } from "../../../../testing/temporary-folder.ts";
import { Originals } from "./originals.ts";

function newFolder(): string {
  const folder = temporaryFolder("originals");
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

test("an original that cannot be stored leaves nothing", async () => {
  const folder = newFolder();
  const originals = new Originals(folder);
  const bytes = Buffer.from("a picture");
  const name = originals.nameOf(bytes);
  // A folder of its name stands for a disk that fails at the last moment.
  mkdirSync(path.join(folder, name));
  await expect(originals.keep(bytes)).rejects.toThrow();
  expect(readdirSync(folder)).toEqual([name]);
});

test("an original that is stored twice at the same time is whole", async () => {
  const folder = newFolder();
  const originals = new Originals(folder);
  const bytes = Buffer.alloc(1_000_000, "a picture");
  const [name = ""] = await Promise.all([originals.keep(bytes), originals.keep(bytes)]);
  expect((await originals.read(name))?.equals(bytes)).toBe(true);
  expect(readdirSync(folder)).toEqual([name]);
});
