import { existsSync } from "node:fs";
import { mkdir, rm } from "node:fs/promises";
import path from "node:path";
import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, PayloadRequest } from "payload";
import type { Sharp } from "sharp";
import { z } from "zod";
import { writeDurably } from "../../store/durable.ts";
import { afterCommit } from "../after-commit.ts";
import { boundedSharp } from "../bounded/bounded-sharp.ts";
import type { Point, Rect } from "./crop.ts";

/** Width by height: a phone in portrait orientation. */
const ratio = 9 / 16;
/** The least gain: narrower pictures lose too little when shown whole. */
const leastGain = 1.2;
/** The widths of tall crops in pixels; a crop is never enlarged. */
const widths = [360, 480, 720];
const mostWidth = 960;

/**
 * Quality 41 with chroma subsampling, which looks the same as the 50 of other pictures under the text of a slide. Effort 3
 * takes a tenth off these small pictures, for a tenth of a second each.
 */
const formats = {
  avif: (picture: Sharp) => picture.avif({ quality: 41, effort: 3, chromaSubsampling: "4:2:0" }),
  webp: (picture: Sharp) => picture.webp({ quality: 70 }),
} satisfies Record<string, (picture: Sharp) => Sharp>;

/** A tall crop as stored with the picture. Without files: this picture needs none. */
export const TallCrop = z.object({
  /** The picture that it was cut from, and the number of pixels from its left edge. */
  source: z.string(),
  left: z.int().nonnegative(),
  width: z.int().positive(),
  height: z.int().positive(),
  focal: z.object({ x: z.number(), y: z.number() }),
  files: z.array(
    z.object({ filename: z.string(), width: z.int().positive(), type: z.enum(["image/avif", "image/webp"]) }),
  ),
});
export type TallCrop = z.infer<typeof TallCrop>;

interface ShownPicture {
  filename: string;
  width: number;
  height: number;
  focalX?: number | null;
  focalY?: number | null;
}

/** The part of a landscape picture around its focal point; all of one in portrait orientation. */
function tallRect({ width, height }: ShownPicture, focal: Point): Rect {
  const part = Math.round(height * ratio);
  if (width < part * leastGain) return { left: 0, top: 0, width, height };
  const left = Math.round((focal.x / 100) * width - part / 2);
  return { left: Math.min(Math.max(left, 0), width - part), top: 0, width: part, height };
}

/** The tall crop of a picture before its files are drawn. */
function plannedTallCrop(picture: ShownPicture): TallCrop {
  const focal = { x: picture.focalX ?? 50, y: picture.focalY ?? 50 };
  const { left, width, height } = tallRect(picture, focal);
  const x = Math.round((((focal.x / 100) * picture.width - left) / width) * 100);
  return {
    source: picture.filename,
    left,
    width,
    height,
    focal: { x: Math.min(Math.max(x, 0), 100), y: focal.y },
    files: [],
  };
}

/** The tall crop of a picture that is being saved: the stored one if it still shows the same, or a newly drawn one. */
export async function tallCropOf(
  picture: ShownPicture,
  stored: unknown,
  folder: string,
  bytes?: Buffer | string,
): Promise<TallCrop | null> {
  if (!picture.filename || !picture.width || !picture.height) return null;
  const before = TallCrop.safeParse(stored).data;
  const { source, left, focal } = plannedTallCrop(picture);
  if (before && before.source === source && before.left === left) return { ...before, focal };
  return drawTallCrop(picture, folder, bytes);
}

/**
 * Draws the tall crop into `folder`, from the picture's bytes or from its file there. Names contain the picture and the
 * position, so addresses may be cached for ever. A picture whose file is missing gets none.
 */
async function drawTallCrop(picture: ShownPicture, folder: string, bytes?: Buffer | string): Promise<TallCrop> {
  const crop = plannedTallCrop(picture);
  const input = bytes ?? path.join(folder, picture.filename);
  if (crop.width === picture.width || (typeof input === "string" && !existsSync(input))) return crop;
  const { left, width, height } = crop;
  const { name } = path.parse(picture.filename);
  await mkdir(folder, { recursive: true });
  for (const [format, encode] of Object.entries(formats)) {
    for (const step of stepsOf(width)) {
      const part = boundedSharp(input).extract({ left, top: 0, width, height }).resize({ width: step });
      const filename = `${name}-tall-${left}-${step}.${format}`;
      await writeDurably(path.join(folder, filename), await encode(part).toBuffer());
      crop.files.push({ filename, width: step, type: `image/${format as keyof typeof formats}` });
    }
  }
  return crop;
}

/** The widths that are worth a file of their own, and the crop's own width. */
const stepsOf = (width: number) => [...widths.filter((step) => step < 0.95 * width), Math.min(width, mostWidth)];

const namesIn = (stored: unknown): string[] =>
  TallCrop.safeParse(stored).data?.files.map(({ filename }) => filename) ?? [];

/** Deletes the files of a tall crop when another one replaces it, or with its picture. */
export function unusedTallCrops(folder: string) {
  const erase = (req: PayloadRequest, names: string[]) =>
    afterCommit(req, () => Promise.all(names.map((name) => rm(path.join(folder, name), { force: true }))));
  const afterChange: CollectionAfterChangeHook = async ({ doc, previousDoc, operation, req }) => {
    if (operation !== "update") return;
    const shown = namesIn(doc.tall);
    const former = namesIn(previousDoc.tall).filter((name) => !shown.includes(name));
    await erase(req, former);
  };
  const afterDelete: CollectionAfterDeleteHook = async ({ doc, req }) => {
    await erase(req, namesIn(doc.tall));
  };
  return { afterChange, afterDelete };
}
