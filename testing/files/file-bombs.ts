import { deflateRawSync, deflateSync, constants as zlib } from "node:zlib";
import sharp from "sharp";
import { plainPdf } from "./pdf-file.ts";
import { contentTypes, wordFile } from "./word-file.ts";
import { zipFile } from "./zip-file.ts";

/** A word of that length without "=" after it: a regular expression that looks for attributes restarts at each letter. */
const longName = (length: number) => "a".repeat(length);

/** A Word file of some kilobytes whose list of types contains such a word. */
export const longNamedWord = (length: number): Buffer =>
  wordFile({ name: "[Content_Types].xml", body: contentTypes(`<Override ${longName(length)}/>`) });

/** An Excel file whose relationship parts repeat a template's type many times. */
export function repeatingOffice(parts: number, length: number): Buffer {
  const kind = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml";
  const body = 'attachedTemplate"'.repeat(Math.ceil(length / 17));
  return zipFile([
    { name: "[Content_Types].xml", body: `<Types><Override PartName="/a.xml" ContentType="${kind}"/></Types>` },
    ...Array.from({ length: parts }, (_, index) => ({ name: `${index}/settings.xml.rels`, body })),
  ]);
}

/** A Word file of some kilobytes with a picture that unpacks to so many megabytes, but claims nine kilobytes. */
export const unpackingWord = (megabytes: number): Buffer =>
  wordFile({ name: "word/media/a.png", body: "", packed: zeros(megabytes).subarray(2), size: 9000 });

/** Deflated zeros: a million of them, repeated. */
function zeros(megabytes: number): Buffer {
  const one = deflateRawSync(Buffer.alloc(1_000_000), { finishFlush: zlib.Z_FULL_FLUSH });
  const start = deflateSync("").subarray(0, 2);
  return Buffer.concat([start, ...Array.from({ length: megabytes }, () => one), deflateRawSync(Buffer.alloc(0))]);
}

/** A PDF of some kilobytes with a script that unpacks, twice, to so many megabytes. */
export function scriptBombPdf(megabytes: number): Buffer {
  const packed = deflateSync(zeros(megabytes));
  return plainPdf({
    catalog: "/Names<</JavaScript<</Names[(a) 4 0 R]>>>>/OpenAction 4 0 R",
    objects: [
      "<</S/JavaScript/JS 5 0 R>>",
      `<</Filter[/FlateDecode/FlateDecode]/Length ${packed.length}>>stream\n${packed.toString("latin1")}\nendstream`,
    ],
  });
}

const canvas = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#777755" } });

/** A progressive JPEG of 40 million pixels that must be rotated, which needs several whole copies in memory. */
export const layeredJpeg = (): Promise<Buffer> =>
  canvas(8000, 4990).jpeg({ progressive: true }).withMetadata({ orientation: 6 }).toBuffer();

/** An interlaced PNG of 40 million pixels with sixteen bits per channel. */
export const layeredPng = (): Promise<Buffer> =>
  canvas(8000, 4990).toColourspace("rgb16").png({ progressive: true }).toBuffer();
