import { appendFileSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "../../testing/temporary-folder.ts";
import { bury, readTombstones } from "./tombstones.ts";

test("a tombstone that a full disk or a power cut has left unfinished spoils none of those after it", async () => {
  const file = path.join(temporaryFolder("tombstones"), "erased");
  await bury(file, "first");
  appendFileSync(file, readFileSync(file, "utf8").trim().slice(0, 20));
  await bury(file, "second");
  const buried = await readTombstones(file);
  expect([buried.has("first"), buried.has("second")]).toEqual([true, true]);
});
