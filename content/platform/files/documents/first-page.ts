import { boundedSharp } from "../bounded/bounded-sharp.ts";
import { feed } from "./feed.ts";

/** Pixels of the longer side: twice the size in a list, for high-density screens. */
const longerSide = 1200;

/**
 * Renders the first page of a PDF as a picture by poppler (the package poppler-utils), within limits on memory, processor
 * and time; undefined if poppler is not installed, or fails.
 */
export async function firstPage(bytes: Buffer): Promise<Buffer | undefined> {
  const draw = ["pdftoppm", "-png", "-singlefile", "-f", "1", "-l", "1", "-scale-to", String(longerSide), "-"];
  try {
    const page = await feed(draw, bytes, {
      memoryBytes: 1_500_000_000,
      cpuSeconds: 15,
      maxBuffer: 20_000_000,
      timeoutMs: 20_000,
    });
    return await boundedSharp(page, { limitInputPixels: 4_000_000 }).webp({ quality: 82 }).toBuffer();
  } catch {
    // A cover is optional: without one the site draws its own.
    return undefined;
  }
}
