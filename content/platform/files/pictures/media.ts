import type {
  CollectionBeforeChangeHook,
  CollectionConfig,
  Field,
  ImageSize,
  PayloadRequest,
  UploadConfig,
} from "payload";
import { editors, nobody, shownOrEditors, unlessInBin } from "../../access/rules.ts";
import { withBin } from "../../editorial/bin/with-bin.ts";
import { websiteGroup } from "../../editorial/editorial.ts";
import { searchedBy } from "../../editorial/list-search.ts";
import { label, say } from "../../fields/label.ts";
import { localizedText } from "../../fields/texts.ts";
import { revisionHooks } from "../../store/revision-hooks.ts";
import { deleteWithFiles, replacedFiles } from "../replaced-files.ts";
import { isText, picturePixels, pictureSide, undescribed } from "./judge.ts";
import { originalBack } from "./original-back.ts";
import type { Originals } from "./originals.ts";
import { placeholderColor } from "./placeholder-color.ts";
import { type Places, type TakenPicture, takePicture } from "./take-picture.ts";
import { tallCropOf, unusedTallCrops } from "./tall-crop.ts";
import { unusedOriginals } from "./unused-originals.ts";

/** The widths of renditions in pixels; a picture is never enlarged. */
export const renditionWidths = [480, 640, 800, 1200, 1600, 2400] as const;

/**
 * Effort 0: within 2 % of the size of effort 4 for wide pictures, in a twentieth of the time (docs/decisions/0007-pictures.md).
 * The narrowest rendition, which phones load, is a fifth smaller with effort 3, in a third of a second, at a quality
 * that looks the same.
 */
const avifOptions = (width: number) =>
  width === renditionWidths[0] ? { quality: 48, effort: 3 } : { quality: 50, effort: 0 };

const renditions: ImageSize[] = renditionWidths.flatMap((width) => [
  {
    name: `avif${width}`,
    width,
    formatOptions: { format: "avif", options: avifOptions(width) },
  },
  // Effort 2: within 4 % of the size of effort 4, in three fifths of the time. Few browsers still need them.
  { name: `webp${width}`, width, formatOptions: { format: "webp", options: { quality: 74, effort: 2 } } },
]);

/** The widest rendition for slow connections. */
export const lightWidth = 800;

/** Sets the facts about a file, which are never typed in. The files are on the disk before a row names them. */
const describeFile =
  ({ originals, folder }: Places): CollectionBeforeChangeHook =>
  async ({ data, req, context, originalDoc }) => {
    const taken = context["picture"] as TakenPicture | undefined;
    const file = taken && (req.file?.tempFilePath ?? req.file?.data);
    // Pictures whose crop was never needed have none: draw-tall-crops.ts.
    const cut = originalDoc?.tall ?? null;
    const tall = cut && (await tallCropOf({ ...originalDoc, ...data }, cut, folder, file));
    const { color, original = null, crop = null } = originalDoc ?? {};
    if (!taken || !file) return { ...data, color, original, crop, tall };
    return {
      ...data,
      color: await placeholderColor(file),
      original: await originals.keep(taken.original),
      crop: taken.crop,
      tall,
    };
  };

const alternativeText = (name: string, text: { en: string; ne: string }): Field => ({
  name,
  type: "text",
  label: text,
  maxLength: 300,
  validate: (value: unknown, { data, req }: { data: { decorative?: boolean }; req: PayloadRequest }) =>
    data.decorative === true || isText(value) || say(req, undescribed.en, undescribed.ne),
  admin: { condition: (data) => data.decorative !== true },
});

const fields: Field[] = [
  {
    name: "originalBack",
    type: "ui",
    admin: {
      components: { Field: "/components/pictures/original-back.tsx#OriginalBack" },
      disableListColumn: true,
    },
  },
  {
    name: "decorative",
    type: "checkbox",
    defaultValue: false,
    label: label("Decorative: it adds nothing to the text", "सजावटी: यसले पाठमा केही थप्दैन"),
  },
  alternativeText("alt_en", label("What it shows (English)", "के देखिन्छ (अङ्ग्रेजी)")),
  alternativeText("alt_ne", label("What it shows (Nepali)", "के देखिन्छ (नेपाली)")),
  localizedText("caption", label("Caption", "चित्र विवरण"), { maxLength: 200 }),
  localizedText("credit", label("Photographer or source", "तस्बिर खिच्ने वा स्रोत"), {
    maxLength: 120,
    description: label("Shown with the caption wherever the picture is large.", "तस्बिर ठूलो देखिने ठाउँमा विवरणसँगै देखिन्छ।"),
  }),
  { name: "color", type: "text", admin: { hidden: true } },
  { name: "original", type: "text", index: true, admin: { hidden: true } },
  { name: "crop", type: "json", admin: { hidden: true } },
  { name: "tall", type: "json", admin: { hidden: true } },
];

const uploadTo = (folder: string): UploadConfig => ({
  staticDir: folder,
  // AVIF is allowed for the renditions, which Payload checks too; uploads of it are refused above.
  mimeTypes: ["image/jpeg", "image/png", "image/webp", "image/avif"],
  pasteURL: false,
  bulkUpload: false,
  focalPoint: true,
  crop: true,
  // Passing every picture through sharp drops its metadata: place, camera, thumbnails (ASVS 14.2.8).
  resizeOptions: { width: pictureSide, height: pictureSide, fit: "inside", withoutEnlargement: true },
  constructorOptions: { limitInputPixels: picturePixels, failOn: "warning" },
  imageSizes: renditions,
  adminThumbnail: ({ doc }) => {
    const sizes = doc.sizes as Record<string, { filename?: string | null } | undefined> | undefined;
    return `/media/${sizes?.webp480?.filename ?? String(doc.filename)}`;
  },
  modifyResponseHeaders: ({ headers }) => {
    headers.set("X-Content-Type-Options", "nosniff");
    headers.set("Content-Security-Policy", "default-src 'none'; sandbox");
    return headers;
  },
});

/** The site's pictures; their files are in `folder`, and the uploaded ones in `originals`. */
export const media = (folder: string, originals: Originals): CollectionConfig => {
  const replaced = replacedFiles("media", folder);
  return withBin(
    searchedBy(
      ["filename", "alt_en", "alt_ne", "caption"],
      label("file name, or what it shows in English or Nepali", "फाइलको नाम वा के देखिन्छ (अङ्ग्रेजी वा नेपाली)"),
      {
        slug: "media",
        custom: { deleteWithFiles },
        labels: { singular: label("Picture", "तस्बिर"), plural: label("Pictures", "तस्बिरहरू") },
        admin: {
          group: websiteGroup,
          useAsTitle: "filename",
          defaultColumns: ["filename", "alt_en", "updatedAt"],
          components: { edit: { Upload: "/components/pictures/judged-upload.tsx#JudgedUpload" } },
        },
        access: {
          admin: editors,
          create: editors,
          read: shownOrEditors(true),
          readVersions: nobody,
          update: unlessInBin(editors),
          delete: nobody,
          unlock: nobody,
        },
        hooks: {
          beforeOperation: [takePicture({ originals, folder }), replaced.beforeOperation],
          beforeChange: [describeFile({ originals, folder }), ...revisionHooks.beforeChange],
          beforeDelete: revisionHooks.beforeDelete,
          afterChange: [
            ...revisionHooks.afterChange,
            unusedOriginals(originals).afterChange,
            unusedTallCrops(folder).afterChange,
            replaced.afterChange,
          ],
          afterError: [replaced.afterError],
          afterDelete: [
            ...revisionHooks.afterDelete,
            unusedOriginals(originals).afterDelete,
            unusedTallCrops(folder).afterDelete,
          ],
        },
        endpoints: [originalBack],
        upload: uploadTo(folder),
        fields,
      },
    ),
  );
};
