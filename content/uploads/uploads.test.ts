import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { Readable } from "node:stream";
import { afterEach, beforeEach, expect, test } from "vitest";
import { Uploads } from "./uploads.ts";

let folder: string;
let uploads: Uploads;
beforeEach(() => {
  folder = path.join(mkdtempSync(path.join(tmpdir(), "setu-uploads-")), "uploads");
  uploads = new Uploads(folder);
});
afterEach(() => rmSync(path.dirname(folder), { recursive: true }));

const cv = { vacancy: 1, key: "cv", name: "cv.pdf", size: 9, from: "somebody" };
const later = () => Date.now() + 1000;
const full = () => Object.assign(new Error("no space left on device"), { code: "ENOSPC" });

test("an announcement that was cut short is deleted in time; others stay", async () => {
  const stray = path.join(folder, "A".repeat(22));
  mkdirSync(stray, { recursive: true });
  writeFileSync(path.join(stray, "bytes"), "");
  const { id } = await uploads.begin(cv);
  await uploads.removeStrays(Date.now() - 60_000);
  expect(existsSync(stray)).toBe(true);
  await uploads.removeStrays(later());
  expect(readdirSync(folder)).toEqual([id]);
});

test("an announcement that fails leaves no files", async () => {
  mkdirSync(path.dirname(folder), { recursive: true });
  // A note with this value cannot be written.
  const wrong = { ...cv, size: 1n as unknown as number };
  await expect(uploads.begin(wrong)).rejects.toThrow();
  expect(readdirSync(folder)).toEqual([]);
});

test("on a full disk an upload starts again, unless all of it has arrived", async () => {
  const upload = await uploads.begin(cv);
  await uploads.append(upload, 0, Readable.from([Buffer.from("1234")]));
  const breaks = Readable.from(
    (async function* () {
      yield Buffer.from("567");
      throw full();
    })(),
  );
  await expect(uploads.append(upload, 4, breaks)).rejects.toThrow("no space");
  expect(await uploads.find(upload.id)).toMatchObject({ offset: 0 });
  const whole = await uploads.append(upload, 0, Readable.from([Buffer.from("123456789")]));
  await expect(uploads.conclude(upload, () => Promise.reject(full()))).rejects.toThrow("no space");
  expect(await uploads.find(upload.id)).toMatchObject({ offset: whole });
});
