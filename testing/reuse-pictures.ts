import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { deserialize, serialize } from "node:v8";
import sharp from "sharp";
import { type PictureWork, reuseResults } from "../content/platform/files/bounded/bounded-sharp.ts";

/**
 * Loaded by `node --import` before a process that seeds a template: pictures that an earlier seed has drawn are taken from its
 * results. They take two thirds of a seed's processor time, and are the same on both databases and after most changes of the
 * sources.
 */
const folder = path.join(import.meta.dirname, "../node_modules/.cache/setu/pictures");
mkdirSync(folder, { recursive: true });
const fileOf = (work: PictureWork) => path.join(folder, digestOf(work));

reuseResults({
  find(work) {
    const file = fileOf(work);
    return existsSync(file) ? deserialize(readFileSync(file)) : undefined;
  },
  keep(work, result) {
    const unfinished = `${fileOf(work)}.${process.pid}`;
    writeFileSync(unfinished, serialize(result));
    renameSync(unfinished, fileOf(work));
  },
});

/** Identifies a piece of work by the picture's bytes, the calls, and the versions of the libraries. */
function digestOf({ input, options, calls }: PictureWork): string {
  const picture = typeof input === "string" ? readFileSync(input) : input;
  return createHash("sha256")
    .update(serialize([picture, options, calls, sharp.versions]))
    .digest("hex");
}
