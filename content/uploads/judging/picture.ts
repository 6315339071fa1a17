import sharp, { type Metadata } from "sharp";
import { RefusedFile } from "../../platform/files/inspection/refused-file.ts";

const mostPixels = 40_000_000;
/** The most pixels of a picture in layers, all of which decoding holds in memory at once. */
const mostPixelsAtOnce = 12_000_000;
/** The most bytes of a redrawn picture: one that was compressed much harder than we do would fill the store. */
const mostBytes = 25_000_000;

sharp.concurrency(1);
sharp.cache(false);

/**
 * Redraws a picture from its pixels only: upright, without metadata, and without the bytes of any other file hidden in it.
 * @throws RefusedFile
 */
export async function redraw(bytes: Buffer, type: "jpg" | "png" | "webp"): Promise<Buffer> {
  const drawn = await draw(bytes, type);
  if (drawn.length > mostBytes) throw new RefusedFile("pixels", `The redrawn picture has ${drawn.length} bytes.`);
  return drawn;
}

async function draw(bytes: Buffer, type: "jpg" | "png" | "webp"): Promise<Buffer> {
  try {
    const picture = sharp(bytes, { limitInputPixels: mostPixels, failOn: "warning" }).autoOrient();
    const metadata = await picture.metadata();
    refuseHeavy(metadata);
    if (type === "jpg") {
      // Shrinking it in a second pass would hold a large picture in memory three times.
      return await picture.jpeg({ quality: 92, chromaSubsampling: "4:4:4", optimiseCoding: false }).toBuffer();
    }
    if (type === "webp") return await picture.webp({ quality: 90, effort: 2 }).toBuffer();
    return await picture.toColourspace(fineColours(metadata)).png({ adaptiveFiltering: true }).toBuffer();
  } catch (cause) {
    if (cause instanceof RefusedFile) throw cause;
    const large = cause instanceof Error && /pixel limit/.test(cause.message);
    throw new RefusedFile(large ? "pixels" : "damaged", "The picture cannot be drawn.", { cause });
  }
}

/** Refuses large pictures in layers (progressive JPEGs and interlaced PNGs), since each layer has the size of the whole picture. */
function refuseHeavy({ width, height, isProgressive }: Metadata): void {
  if (isProgressive && width * height > mostPixelsAtOnce) {
    throw new RefusedFile("heavy", `A picture of ${width} × ${height} in layers.`);
  }
}

/** The colour space that keeps 16 bits a colour. */
function fineColours({ depth, channels = 3 }: Metadata): string {
  if (depth !== "ushort") return "srgb";
  return channels < 3 ? "grey16" : "rgb16";
}
