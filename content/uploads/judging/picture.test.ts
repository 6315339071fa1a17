import { readdirSync } from "node:fs";
import sharp, { type Sharp } from "sharp";
import { beforeAll, describe, expect, test } from "vitest";
import { flatPng } from "../../../testing/files/flat-png.ts";
import { heicBeginning } from "../../../testing/files/heic-photograph.ts";
import { inspectBytes, reasonFor } from "../../../testing/files/inspect-bytes.ts";
import { wordFile } from "../../../testing/files/word-file.ts";

const place = { IFD0: { Make: "Setu camera", Artist: "Sunmaya" }, IFD3: { GPSLatitude: "27/1 42/1 0/1" } };
/** A picture with a red left half and a blue right half. */
const drawing = (width = 60, height = 40): Sharp =>
  sharp({ create: { width, height, channels: 3, background: "#0000ff" } }).composite([
    { input: { create: { width: width / 2, height, channels: 3, background: "#ff0000" } }, left: 0, top: 0 },
  ]);
const noise = (width: number, height: number) =>
  sharp({
    create: { width, height, channels: 3, background: "#888", noise: { type: "gaussian", mean: 128, sigma: 30 } },
  });
/** The strongest of red, green and blue at a place. */
async function colourAt(bytes: Buffer, left: number, top: number): Promise<string> {
  const { data } = await sharp(bytes)
    .removeAlpha()
    .extract({ left, top, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return ["red", "green", "blue"][data.indexOf(Math.max(...data))] ?? "";
}
/** Traces that redrawing should have removed from a picture. */
const leftIn = (bytes: Buffer) =>
  ["Setu camera", "Sunmaya", "PK\u0003\u0004", "PK\u0005\u0006", "<script>", "%PDF-"].filter((one) =>
    bytes.includes(one),
  );

let jpg: Buffer;
let png: Buffer;
beforeAll(async () => {
  jpg = await drawing().withExif(place).jpeg().toBuffer();
  png = await drawing().withExif(place).png().toBuffer();
});

describe("a picture is accepted, and redrawn", () => {
  test.each(["jpg", "png", "webp"] as const)(
    "%s: upright, and without metadata about camera or place",
    async (type) => {
      const turned = await drawing()
        .withExif(place)
        .toFormat(type === "jpg" ? "jpeg" : type)
        .withMetadata({ orientation: 6, exif: place })
        .toBuffer();
      expect(turned.toString("latin1")).toContain("Setu camera");
      const { stored, ...facts } = await inspectBytes(turned);
      expect(facts).toMatchObject({
        type,
        mime: `image/${type === "jpg" ? "jpeg" : type}`,
        size: stored.length,
        flags: [],
      });
      const { width, height, exif, icc, xmp, orientation } = await sharp(stored).metadata();
      expect([width, height, exif, icc, xmp, orientation]).toEqual([
        40,
        60,
        undefined,
        undefined,
        undefined,
        undefined,
      ]);
      expect([await colourAt(stored, 20, 5), await colourAt(stored, 20, 55)]).toEqual(["red", "blue"]);
      expect(leftIn(stored)).toEqual([]);
    },
  );

  test.each<[string, () => Sharp]>([
    ["progressive", () => drawing(300, 200).jpeg({ progressive: true })],
    ["of one colour", () => drawing().greyscale().jpeg()],
    ["for printing", () => drawing().toColourspace("cmyk").jpeg()],
    ["of a wide gamut", () => drawing().withIccProfile("p3").jpeg()],
    ["with few colours", () => drawing().png({ palette: true })],
    ["interlaced", () => drawing().png({ progressive: true })],
    ["transparent", () => drawing().ensureAlpha(0.5).png()],
    ["WebP without loss, transparent", () => drawing().ensureAlpha(0.5).webp({ lossless: true })],
    ["of the size of a scan", () => drawing(2_480, 3_508).jpeg()],
  ])("%s", async (_, make) => {
    const bytes = await make().toBuffer();
    const { stored, type } = await inspectBytes(bytes);
    const [before, after] = await Promise.all([sharp(bytes).metadata(), sharp(stored).metadata()]);
    expect(after).toMatchObject({
      width: before.width,
      height: before.height,
      format: type === "jpg" ? "jpeg" : type,
    });
    expect(await colourAt(stored, 1, 1)).toBe(await colourAt(bytes, 1, 1));
  });

  test("with 16 bits a colour if it had them, and with the same pixels if it is a PNG", async () => {
    const values = Uint16Array.from({ length: 48 }, (_, index) => index * 1_300 + 7);
    const fine = await sharp(values, { raw: { width: 4, height: 4, channels: 3 } })
      .toColourspace("rgb16")
      .png()
      .toBuffer();
    const { stored } = await inspectBytes(fine);
    const raw = await sharp(stored).toColourspace("rgb16").raw({ depth: "ushort" }).toBuffer();
    expect(new Uint16Array(raw.buffer, raw.byteOffset, raw.length / 2)).toEqual(values);
    const plain = await noise(50, 50).png().toBuffer();
    const pixels = (bytes: Buffer) => sharp(bytes).raw().toBuffer();
    expect(await pixels((await inspectBytes(plain)).stored)).toEqual(await pixels(plain));
  });

  test("without the other file that it also was", async () => {
    for (const picture of [jpg, png, await drawing().webp().toBuffer()]) {
      for (const more of [wordFile(), Buffer.from("%PDF-1.4\n%%EOF"), Buffer.from("<script>alert(1)</script>")]) {
        const { stored } = await inspectBytes(Buffer.concat([picture, more]));
        expect(leftIn(stored)).toEqual([]);
      }
    }
    const inComment = Buffer.concat([
      jpg.subarray(0, 2),
      Buffer.from("fffe001b", "hex"),
      Buffer.from("<script>alert(1)</script>"),
      jpg.subarray(2),
    ]);
    expect(leftIn((await inspectBytes(inComment)).stored)).toEqual([]);
  });
});

test("a WebP is refused where only other pictures are asked for", async () => {
  expect(await reasonFor(await drawing().webp().toBuffer(), ["pdf", "jpg", "png"])).toBe("type");
});

describe("an unacceptable picture is refused", () => {
  const small = () => drawing(16, 16);
  test.each<[string, string, () => Buffer | Promise<Buffer>]>([
    ["196 million pixels", "pixels", () => flatPng(14_000, 14_000)],
    ["one line too long", "pixels", () => flatPng(40_001, 1_000)],
    ["HTML", "type", () => Buffer.from("<!doctype html><script>alert(1)</script>")],
    ["SVG", "type", () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')],
    [
      "SVG behind a declaration",
      "type",
      () => Buffer.from('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'),
    ],
    ["GIF", "type", () => small().gif().toBuffer()],
    ["AVIF", "type", () => small().avif({ effort: 0 }).toBuffer()],
    ["TIFF", "type", () => small().tiff().toBuffer()],
    ["a photograph of an iPhone", "heic", heicBeginning],
    ["half a WebP", "damaged", async () => (await small().webp().toBuffer()).subarray(0, 40)],
    [
      "HTML behind the signature of a png",
      "damaged",
      () => Buffer.concat([png.subarray(0, 8), Buffer.from("<script>alert(1)</script>")]),
    ],
    [
      "HTML behind the signature of a jpg",
      "damaged",
      () => Buffer.concat([jpg.subarray(0, 4), Buffer.from("<script>alert(1)</script>")]),
    ],
    ["a signature alone", "damaged", () => jpg.subarray(0, 3)],
  ])("%s: %s", async (_, reason, bytes) => expect(await reasonFor(await bytes())).toBe(reason));

  test("cut short at any of twenty places", async () => {
    for (const whole of [await noise(200, 150).jpeg().toBuffer(), await noise(60, 60).png().toBuffer()]) {
      for (let part = 1; part < 20; part += 1) {
        const cut = whole.subarray(0, Math.floor((whole.length * part) / 20));
        expect(await reasonFor(cut), `${part} of 20`).toBe("damaged");
      }
    }
  });
});

test("simultaneous pictures wait for each other, and all are judged", async () => {
  const bomb = flatPng(14_000, 14_000);
  const reasons = await Promise.all([bomb, jpg, bomb, png, bomb, bomb].map((bytes) => reasonFor(bytes)));
  expect(reasons).toEqual(["pixels", undefined, "pixels", undefined, "pixels", "pixels"]);
  expect(readdirSync("/tmp").filter((name) => name.startsWith("vips-"))).toEqual([]);
});
