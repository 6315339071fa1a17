import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Payload } from "payload";
import { isMediaDoc } from "../../reading/media-doc.ts";
import { readReleased } from "../../reading/public-read.ts";
import { boundedSharp } from "../bounded/bounded-sharp.ts";

/** The size in pixels that large link previews need. */
const share = { width: 1200, height: 630 };
/** The background of a partly transparent picture, such as a logo. */
const paper = "#fbf9f4";

/** A requested picture, and the focal point in its address. */
export interface AskedPicture {
  filename: string;
  x: number;
  y: number;
}

/**
 * A picture as JPEG, 1200 × 630, around its focal point: several messengers show no other format. Undefined if visitors
 * may not have the picture, or if its focal point has moved, so that invented addresses cost the server no work.
 */
export async function sharePicture(
  payload: Payload,
  folder: string,
  { filename, x, y }: AskedPicture,
): Promise<Buffer | undefined> {
  const doc = await readReleased(payload, "media", { filename: { equals: filename } });
  if (!isMediaDoc(doc)) return undefined;
  const { width, height, focalX, focalY } = doc;
  const focal = { x: focalX ?? 50, y: focalY ?? 50 };
  if (Math.round(focal.x) !== x || Math.round(focal.y) !== y) return undefined;
  const bytes = await readFile(path.join(folder, doc.filename));
  return boundedSharp(bytes)
    .extract(partAround(width, height, focal))
    .resize({ ...share, fit: "fill" })
    .flatten({ background: paper })
    .jpeg({ quality: 80, mozjpeg: true })
    .toBuffer();
}

/** The largest part of a picture with the proportions of `share`, with the focal point as near to its middle as possible. */
function partAround(width: number, height: number, focal: { x: number; y: number }) {
  const scale = Math.min(width / share.width, height / share.height);
  const [across, down] = [Math.round(share.width * scale), Math.round(share.height * scale)].map((one) =>
    Math.max(1, one),
  ) as [number, number];
  const start = (whole: number, part: number, percent: number) =>
    Math.round(Math.min(Math.max((percent / 100) * whole - part / 2, 0), whole - part));
  return { left: start(width, across, focal.x), top: start(height, down, focal.y), width: across, height: down };
}
