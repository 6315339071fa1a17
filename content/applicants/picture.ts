import { randomUUID } from "node:crypto";
import { rename, rm, writeFile } from "node:fs/promises";
import sharp, { type Metadata } from "sharp";
import { RefusedFile } from "./refused-file.ts";
import { turns } from "./turns.ts";

const mostPixels = 40_000_000;
/** A picture that was packed much harder than by us would fill the store. */
const mostBytes = 25_000_000;
const patienceSeconds = 30;

/** Decoding is what costs memory: one picture at a time, on one thread. */
const inTurn = turns(1);
sharp.concurrency(1);

/**
 * Puts a picture in the place of a file that claims to be one, drawn anew from its pixels alone: upright,
 * without a word on camera or place, and without the bytes of any other file that it was at the same time.
 * @throws RefusedFile, and leaves the file as it was
 */
export async function redraw(file: string, bytes: Buffer, type: "jpg" | "png"): Promise<Buffer> {
  const drawn = await inTurn(() => draw(bytes, type));
  if (drawn.length > mostBytes) throw new RefusedFile("pixels", `Drawn anew the picture has ${drawn.length} bytes.`);
  const draft = `${file}.${randomUUID()}`;
  try {
    await writeFile(draft, drawn, { flag: "wx", mode: 0o600 });
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
  return drawn;
}

async function draw(bytes: Buffer, type: "jpg" | "png"): Promise<Buffer> {
  try {
    const picture = sharp(bytes, { limitInputPixels: mostPixels, failOn: "warning" })
      .autoOrient()
      .timeout({ seconds: patienceSeconds });
    const metadata = await picture.metadata();
    if (type === "jpg") {
      // Made smaller by a second look, a large picture would be in memory as a whole, three times over.
      return await picture.jpeg({ quality: 92, chromaSubsampling: "4:4:4", optimiseCoding: false }).toBuffer();
    }
    return await picture.toColourspace(fineColours(metadata)).png({ adaptiveFiltering: true }).toBuffer();
  } catch (cause) {
    const large = cause instanceof Error && /pixel limit/.test(cause.message);
    throw new RefusedFile(large ? "pixels" : "damaged", "The picture cannot be drawn.", { cause });
  }
}

/** Sixteen bits a colour stay sixteen. */
function fineColours({ depth, channels = 3 }: Metadata): string {
  if (depth !== "ushort") return "srgb";
  return channels < 3 ? "grey16" : "rgb16";
}
