import { createHash } from "node:crypto";
import { readFile, rm } from "node:fs/promises";
import path from "node:path";
import { type CollectionBeforeOperationHook, type PayloadRequest, ValidationError } from "payload";
import type { Sharp } from "sharp";
import { refused } from "../../access/refused.ts";
import { editors } from "../../access/rules.ts";
import { say } from "../../fields/label.ts";
import { slugOf } from "../../fields/slug.ts";
import { boundedSharp } from "../bounded/bounded-sharp.ts";
import { croppedRect, focalWithin, isSameRect, type Rect, type UploadEdits } from "./crop.ts";
import {
  headBytes,
  isText,
  pictureBytes,
  pictureKind,
  picturePixels,
  pictureSide,
  refusal,
  refusedKind,
  undescribed,
} from "./judge.ts";
import type { Originals } from "./originals.ts";

type Given = NonNullable<PayloadRequest["file"]>;
type FileName = Pick<Given, "name" | "mimetype">;

/** The stored fields that are needed to change a picture. */
interface StoredPicture {
  filename: string;
  mimeType: string;
  width: number;
  height: number;
  focalX?: number | null;
  focalY?: number | null;
  original?: string | null;
  crop?: Rect | null;
  decorative?: boolean | null;
  alt_en?: string | null;
  alt_ne?: string | null;
}

/** The picture for later hooks. */
export interface TakenPicture {
  original: Buffer;
  crop: Rect | null;
}

/** How an original is encoded: so close to the camera's file that a crop of it, encoded again, shows no loss. */
const encoded: Record<string, (picture: Sharp) => Sharp> = {
  jpeg: (picture) => picture.jpeg({ quality: 92 }),
  png: (picture) => picture.png(),
  webp: (picture) => picture.webp({ quality: 92 }),
};
const strict = { limitInputPixels: picturePixels, failOn: "warning" } as const;

const bytesOf = (file: Given): Promise<Buffer> | Buffer =>
  file.tempFilePath ? readFile(file.tempFilePath) : file.data;
const refusedPicture = (req: PayloadRequest, { en, ne }: { en: string; ne: string }, status = 400) =>
  refused(req, status, en, ne);

/**
 * The picture upright, no larger than pages need, and without its metadata: place, camera, thumbnails (ASVS 14.2.8). It is
 * judged by its bytes, regardless of its name (safety, T7 and T9).
 */
async function original(req: PayloadRequest, bytes: Buffer): Promise<Buffer> {
  if (bytes.length > pictureBytes) throw refusedPicture(req, refusal.bytes(bytes.length), 413);
  const kind = refusedKind(pictureKind(bytes.subarray(0, headBytes)));
  if (kind) throw refusedPicture(req, kind);
  const {
    format,
    width = 0,
    height = 0,
  } = await boundedSharp(bytes)
    .metadata()
    .catch(() => {
      throw refusedPicture(req, refusal.damaged);
    });
  const encode = encoded[format ?? ""];
  if (!encode) throw refusedPicture(req, refusal.other);
  if (width * height > picturePixels) throw refusedPicture(req, refusal.pixels(width * height));
  const upright = boundedSharp(bytes, strict)
    .rotate()
    .resize({ width: pictureSide, height: pictureSide, fit: "inside", withoutEnlargement: true });
  return encode(upright)
    .toBuffer()
    .catch(() => {
      throw refusedPicture(req, refusal.damaged);
    });
}

async function wholeOf(bytes: Buffer): Promise<Rect> {
  const { width, height } = await boundedSharp(bytes).metadata();
  return { left: 0, top: 0, width, height };
}

/** A safe and readable name, different for different bytes, so that pictures' addresses may be cached for ever. */
function nameOf(readable: string, bytes: Buffer): string {
  const { name, ext } = path.parse(readable);
  const digest = createHash("sha256").update(bytes).digest("hex").slice(0, 8);
  return `${slugOf(name) || "picture"}-${digest}${ext.toLowerCase()}`;
}
/** The name without its digest, so that digests do not pile up. */
const plainName = (filename: string) => filename.replace(/-[0-9a-f]{8}(?:-\d+)?(?=\.[a-z]+$)/, "");

/** The bytes that Payload stores and makes the renditions from: the requested part, or the whole picture. */
async function partOf(bytes: Buffer, whole: Rect, part: Rect): Promise<Buffer> {
  if (isSameRect(whole, part)) return bytes;
  const { format } = await boundedSharp(bytes).metadata();
  const encode = encoded[format ?? ""] ?? ((picture) => picture);
  return encode(boundedSharp(bytes).extract(part)).toBuffer();
}

async function take(req: PayloadRequest, whole: Rect, part: Rect, kept: Buffer, { name, mimetype }: FileName) {
  const data = await partOf(kept, whole, part);
  req.file = { mimetype, data, size: data.length, name: nameOf(name, data) };
  const crop = isSameRect(whole, part) ? null : part;
  req.context["picture"] = { original: kept, crop } satisfies TakenPicture;
}

const editsOf = (req: PayloadRequest): UploadEdits => {
  const edits: unknown = req.query?.["uploadEdits"];
  return typeof edits === "object" && edits !== null ? edits : {};
};

/** Accepts a new file. Payload would crop before it turns a picture upright, and ignores a crop of the whole. */
async function takeFile(req: PayloadRequest, given: Given): Promise<void> {
  const kept = await original(req, await bytesOf(given));
  const whole = await wholeOf(kept);
  const { crop, focalPoint } = editsOf(req);
  const part = crop ? croppedRect(whole, crop) : whole;
  await take(req, whole, part, kept, given);
  if (given.tempFilePath) await rm(given.tempFilePath, { force: true });
  if (focalPoint) req.query = { ...req.query, uploadEdits: { focalPoint: focalWithin(whole, part, focalPoint) } };
  else delete req.query?.["uploadEdits"];
}

/** Crops a stored picture, from its original even after earlier crops. */
async function recrop(req: PayloadRequest, stored: StoredPicture, data: object, { originals, folder }: Places) {
  const { crop, focalPoint } = editsOf(req);
  delete req.query?.["uploadEdits"];
  const isWhole = req.context["uncropped"] === true;
  const shown: Rect = stored.crop ?? { left: 0, top: 0, width: stored.width, height: stored.height };
  const part = crop ? croppedRect(shown, crop) : shown;
  const chosen = focalPoint ?? { x: stored.focalX ?? 50, y: stored.focalY ?? 50 };
  if (!isWhole && isSameRect(shown, part)) {
    const { x, y } = focalWithin(shown, shown, chosen);
    Object.assign(data, { focalX: x, focalY: y });
    return;
  }
  const kept =
    (stored.original && (await originals.read(stored.original))) ||
    (stored.crop ? undefined : await readFile(path.join(folder, stored.filename)));
  if (!kept) {
    const en = "The original of this picture is missing on the server. Upload the picture again.";
    throw refusedPicture(req, { en, ne: "यस तस्बिरको मूल फाइल सर्भरमा छैन। तस्बिर फेरि राख्नुहोस्।" }, 409);
  }
  const whole = await wholeOf(kept);
  const name = plainName(stored.filename);
  const wanted = isWhole ? whole : part;
  await take(req, whole, wanted, kept, { name, mimetype: stored.mimeType });
  req.query = { ...req.query, uploadEdits: { focalPoint: focalWithin(shown, wanted, chosen) } };
}

export interface Places {
  originals: Originals;
  /** The folder of the files that visitors get. */
  folder: string;
}

interface Operation {
  id?: number | string;
  data?: object;
  overrideAccess?: boolean;
}

/** Checks the texts before the file: Payload deletes the old files before it validates the new texts. */
function refuseUndescribed(req: PayloadRequest, picture: Partial<StoredPicture>): void {
  if (picture.decorative) return;
  const missing = (["alt_en", "alt_ne"] as const).filter((name) => !isText(picture[name]));
  if (missing.length === 0) return;
  const message = say(req, undescribed.en, undescribed.ne);
  throw new ValidationError({ collection: "media", errors: missing.map((path) => ({ path, message })) }, req.t);
}

/** Processes a picture's file, or a crop of it, instead of Payload: the original is kept, and a crop gets its own name. */
export const takePicture =
  (places: Places): CollectionBeforeOperationHook =>
  async ({ args, req, operation }) => {
    if (operation !== "create" && operation !== "update") return;
    const { id, data = {}, overrideAccess } = args as Operation;
    // Payload checks access only after this; only editors may make the server work on a picture.
    if (!overrideAccess && !editors({ req })) return;
    if (operation === "create") {
      if (!req.file) return;
      // Before the processing, and before the original is stored: a refused picture leaves nothing behind.
      refuseUndescribed(req, data);
      return takeFile(req, req.file);
    }
    if (id === undefined) {
      if (req.file) await takeFile(req, req.file);
      else delete req.query?.["uploadEdits"];
      return;
    }
    if (!req.file && !editsOf(req).crop && !editsOf(req).focalPoint && !req.context["uncropped"]) return;
    const found = await req.payload.findByID({
      collection: "media",
      id,
      depth: 0,
      disableErrors: true,
      overrideAccess: true,
    });
    const stored = found as (StoredPicture & { id: number }) | null;
    if (!stored) return;
    refuseUndescribed(req, { ...stored, ...data });
    if (req.file) await takeFile(req, req.file);
    else await recrop(req, stored, data, places);
  };
