import { boundedSharp } from "../bounded/bounded-sharp.ts";
import { feed } from "./feed.ts";

/** Pixels of the longer side: twice what a list shows, for fine screens. */
const longerSide = 1200;

/**
 * The first page of a PDF as a picture, drawn by poppler where the machine has it (the package
 * poppler-utils), within limits on memory, processor and time; undefined where it has not, or cannot.
 */
export async function firstPage(bytes: Buffer): Promise<Buffer | undefined> {
  const draw = ["pdftoppm", "-png", "-singlefile", "-f", "1", "-l", "1", "-scale-to", String(longerSide), "-"];
  try {
    const page = await feed("prlimit", ["--as=1500000000", "--cpu=15", ...draw], bytes, {
      maxBuffer: 20_000_000,
      timeoutMs: 20_000,
    });
    return await boundedSharp(page, { limitInputPixels: 4_000_000 }).webp({ quality: 82 }).toBuffer();
  } catch {
    // A cover is a courtesy: without one the site draws its own.
    return undefined;
  }
}
