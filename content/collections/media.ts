import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";
import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeOperationHook,
  type CollectionConfig,
  type Field,
  type ImageSize,
  type PayloadRequest,
} from "payload";
import sharp from "sharp";
import { editors, nobody, pagesOrStaff } from "../access/rules.ts";
import { label, say } from "../fields/label.ts";
import { slugOf } from "../fields/slug.ts";
import { localizedText } from "../fields/texts.ts";
import { revisionHooks } from "../system/revision-hooks.ts";
import { websiteGroup } from "./editorial.ts";

/** Widths in pixels that pages choose from; a picture is never enlarged. */
export const renditionWidths = [480, 800, 1200, 1600, 2400] as const;

const renditions: ImageSize[] = renditionWidths.flatMap((width) => [
  // Effort 0: within 2 % of the size of effort 4, at a twentieth of the time (docs/decisions/0007-pictures.md).
  { name: `avif${width}`, width, formatOptions: { format: "avif", options: { quality: 50, effort: 0 } } },
  { name: `webp${width}`, width, formatOptions: { format: "webp", options: { quality: 74 } } },
]);

const bytesOf = async (file: NonNullable<PayloadRequest["file"]>): Promise<Buffer> =>
  file.tempFilePath ? readFile(file.tempFilePath) : file.data;

const formatOf = async (bytes: Buffer) => (await sharp(bytes).metadata()).format;
const accepted = ["jpeg", "png", "webp"];

/** 25 MB a picture. */
const pictureLimit = 25_000_000;

/** Judged by the bytes: a file may call itself anything (safety, T7 and T9). */
const refuseOtherFormats: CollectionBeforeOperationHook = async ({ req, operation }) => {
  if (!req.file || (operation !== "create" && operation !== "update")) return;
  if (req.file.size > pictureLimit) {
    throw new APIError(
      say(req, "A picture may have 25 MB at most.", "तस्बिर बढीमा २५ एमबीको हुन सक्छ।"),
      413,
      undefined,
      true,
    );
  }
  const format = await formatOf(await bytesOf(req.file)).catch(() => undefined);
  if (!format || !accepted.includes(format)) {
    const text = say(
      req,
      "Upload a picture in the format JPEG, PNG or WebP.",
      "JPEG, PNG वा WebP ढाँचाको तस्बिर राख्नुहोस्।",
    );
    throw new APIError(text, 400, undefined, true);
  }
};

/** A name that is safe, readable and new for new bytes, so that addresses of pictures may be cached for ever. */
const nameByContent: CollectionBeforeOperationHook = async ({ req, operation }) => {
  if (!req.file || (operation !== "create" && operation !== "update")) return;
  const { name, ext } = path.parse(req.file.name);
  const digest = createHash("sha256")
    .update(await bytesOf(req.file))
    .digest("hex")
    .slice(0, 8);
  req.file.name = `${slugOf(name) || "picture"}-${digest}${ext.toLowerCase()}`;
};

/** The colour that fills the picture's place while it loads: `#rrggbb`. */
const measureColor: CollectionBeforeChangeHook = async ({ data, req, originalDoc }) => {
  // Never what somebody sends along.
  if (!req.file) return { ...data, color: originalDoc?.color };
  const { dominant } = await sharp(await bytesOf(req.file)).stats();
  const hex = [dominant.r, dominant.g, dominant.b].map((part) => part.toString(16).padStart(2, "0"));
  return { ...data, color: `#${hex.join("")}` };
};

const alternativeText = (name: string, text: { en: string; ne: string }): Field => ({
  name,
  type: "text",
  label: text,
  maxLength: 300,
  validate: (value: unknown, { data, req }: { data: { decorative?: boolean }; req: PayloadRequest }) =>
    data.decorative === true ||
    (typeof value === "string" && value.trim() !== "") ||
    say(
      req,
      "Describe the picture in both languages for people who cannot see it, or mark it as decorative.",
      "देख्न नसक्नेका लागि तस्बिरको वर्णन दुवै भाषामा लेख्नुहोस्, नभए सजावटी भनी चिनो लगाउनुहोस्।",
    ),
  admin: { condition: (data) => data.decorative !== true },
});

/** The pictures of the site; their files lie in `folder`. */
export const media = (folder: string): CollectionConfig => ({
  slug: "media",
  labels: { singular: label("Picture", "तस्बिर"), plural: label("Pictures", "तस्बिरहरू") },
  admin: { group: websiteGroup, useAsTitle: "filename", defaultColumns: ["filename", "alt_en", "updatedAt"] },
  access: {
    admin: editors,
    create: editors,
    read: pagesOrStaff,
    readVersions: nobody,
    update: editors,
    delete: editors,
    unlock: nobody,
  },
  hooks: { ...revisionHooks, beforeOperation: [refuseOtherFormats, nameByContent], beforeChange: [measureColor] },
  upload: {
    staticDir: folder,
    // AVIF is for the renditions, which Payload checks too; as an upload it is refused above.
    mimeTypes: ["image/jpeg", "image/png", "image/webp", "image/avif"],
    pasteURL: false,
    bulkUpload: false,
    focalPoint: true,
    crop: true,
    // Passing every picture through sharp drops its metadata: place, camera, thumbnails (ASVS 14.2.8).
    resizeOptions: { width: 3200, height: 3200, fit: "inside", withoutEnlargement: true },
    // 40 million pixels (safety, T7).
    constructorOptions: { limitInputPixels: 40_000_000, failOn: "warning" },
    imageSizes: renditions,
    adminThumbnail: ({ doc }) => {
      const sizes = doc.sizes as Record<string, { filename?: string | null } | undefined> | undefined;
      return `/media/${sizes?.webp480?.filename ?? String(doc.filename)}?v=${Date.parse(String(doc.updatedAt))}`;
    },
    modifyResponseHeaders: ({ headers }) => {
      headers.set("X-Content-Type-Options", "nosniff");
      headers.set("Content-Security-Policy", "default-src 'none'; sandbox");
      return headers;
    },
  },
  fields: [
    {
      name: "decorative",
      type: "checkbox",
      defaultValue: false,
      label: label("Decorative: it says nothing that the text does not", "सजावटी: यसले थप कुरा भन्दैन"),
    },
    alternativeText("alt_en", label("What it shows (English)", "के देखिन्छ (अङ्ग्रेजी)")),
    alternativeText("alt_ne", label("What it shows (Nepali)", "के देखिन्छ (नेपाली)")),
    localizedText("caption", label("Caption", "चित्र विवरण"), { maxLength: 200 }),
    { name: "color", type: "text", admin: { hidden: true } },
  ],
});
