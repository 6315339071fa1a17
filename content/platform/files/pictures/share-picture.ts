import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Payload } from "payload";
import { readReleased } from "../../reading/public-read.ts";
import { boundedSharp } from "../bounded/bounded-sharp.ts";
import { isMediaDoc } from "./map-picture.ts";

/** The size that large previews are made for, in pixels. */
const share = { width: 1200, height: 630 };
/** Behind a picture that is partly transparent, such as a logo. */
const paper = "#fbf9f4";

/** A picture that somebody asks for, and the focal point that its address says. */
export interface AskedPicture {
  filename: string;
  x: number;
  y: number;
}

/**
 * A picture as JPEG, 1200 × 630, around its focal point: several messengers show no other format. Undefined if visitors may not
 * have the picture, or if its focal point has moved: made-up addresses are no work for the server.
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

/** The largest part of the shape of `share` that a picture has, with the focal point as near to its middle as can be. */
function partAround(width: number, height: number, focal: { x: number; y: number }) {
  const scale = Math.min(width / share.width, height / share.height);
  const [across, down] = [Math.round(share.width * scale), Math.round(share.height * scale)].map((one) =>
    Math.max(1, one),
  ) as [number, number];
  const start = (whole: number, part: number, percent: number) =>
    Math.round(Math.min(Math.max((percent / 100) * whole - part / 2, 0), whole - part));
  return { left: start(width, across, focal.x), top: start(height, down, focal.y), width: across, height: down };
}
