import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { afterEach, beforeEach, expect, test } from "vitest";
import { scriptBombPdf } from "../../../testing/files/file-bombs.ts";
import { plainPdf } from "../../../testing/files/pdf-file.ts";
import { wordFile } from "../../../testing/files/word-file.ts";
import { Judge } from "../../platform/files/bounded/judge.ts";
import { inspectFile, type SentFileType } from "./inspect.ts";

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "setu-inspect-"));
  file = path.join(folder, "upload");
});
afterEach(() => rmSync(folder, { recursive: true }));

const judge = new Judge();
const allowed: SentFileType[] = ["pdf", "docx", "jpg", "png", "webp"];
async function inspect(bytes: Buffer) {
  writeFileSync(file, bytes);
  const said = await inspectFile(file, { judge, allowed, sender: "somebody" }).catch((error: unknown) => error);
  expect(readdirSync(folder)).toEqual(["upload"]);
  return { said, stored: readFileSync(file) };
}

test.each([
  ["pdf", plainPdf()],
  ["docx", wordFile()],
])("a %s is judged in a separate process, and stays unchanged", { timeout: 30_000 }, async (type, bytes) => {
  const { said, stored } = await inspect(bytes);
  expect(said).toMatchObject({ type, size: bytes.length, flags: [] });
  expect(stored.equals(bytes)).toBe(true);
});

test("a picture is redrawn in place", { timeout: 30_000 }, async () => {
  const drawing = sharp({ create: { width: 30, height: 20, channels: 3, background: "#884422" } });
  const bytes = Buffer.concat([await drawing.png().toBuffer(), Buffer.from("<script>")]);
  const { said, stored } = await inspect(bytes);
  expect(said).toMatchObject({ type: "png", mime: "image/png", size: stored.length });
  expect(stored.includes("<script>")).toBe(false);
  expect(await sharp(stored).metadata()).toMatchObject({ width: 30, height: 20 });
});

test("a WebP of a telephone, twelve million pixels, is redrawn within the judge's limits", {
  timeout: 60_000,
}, async () => {
  const noise = { type: "gaussian", mean: 128, sigma: 20 } as const;
  const drawing = sharp({ create: { width: 4000, height: 3000, channels: 3, background: "#888", noise } });
  const { said, stored } = await inspect(await drawing.webp({ effort: 0, quality: 60 }).toBuffer());
  expect(said).toMatchObject({ type: "webp", mime: "image/webp", size: stored.length });
});

test.each([
  ["a program", "type", Buffer.from("MZ")],
  ["half a picture", "damaged", Buffer.from("89504e470d0a1a0a", "hex")],
  ["a PDF that unpacks to 1 GB", "heavy", scriptBombPdf(1000)],
])("%s is refused, and left unchanged", { timeout: 30_000 }, async (_, reason, bytes) => {
  const { said, stored } = await inspect(bytes);
  expect(said).toMatchObject({ name: "RefusedFile", reason });
  expect(stored.equals(bytes)).toBe(true);
});
