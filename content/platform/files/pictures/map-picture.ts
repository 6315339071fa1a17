import type { Locale } from "@setu/contract/locale";
import type { File, Rendition, TallFile } from "@setu/contract/shapes/file";
import { z } from "zod";
import type { Item } from "../../../model/item.ts";
import { isRead } from "../../reading/is-read.ts";
import { optionalInLocale } from "../../reading/localized.ts";
import { lightWidth, renditionWidths } from "./media.ts";
import { TallCrop } from "./tall-crop.ts";

/** A picture as it is stored: one that was taken has all that its bytes say. */
export type MediaDoc = Item<"media"> & { [Said in "filename" | "mimeType"]: string } & {
  [Said in "filesize" | "width" | "height"]: number;
};
/** As fields refer to pictures. */
type Pictures = Related | readonly Related[];
type Related = Item<"media"> | number | null | undefined;

const LocalizedText = z.union([z.string(), z.null()]).optional();
/** What `fileOf` leans on, for a document that comes from within a text and may be anything. */
const StoredPicture = z.looseObject({
  id: z.int(),
  filename: z.string().regex(/^[^\p{C}/\\]+$/u),
  mimeType: z.string(),
  alt_en: LocalizedText,
  alt_ne: LocalizedText,
  caption: z.looseObject({ en: LocalizedText, ne: LocalizedText }).nullish(),
  credit: z.looseObject({ en: LocalizedText, ne: LocalizedText }).nullish(),
  sizes: z
    .record(
      z.string(),
      z
        .looseObject({
          filename: z
            .string()
            .regex(/^[^\p{C}]+$/u)
            .nullish(),
        })
        .optional(),
    )
    .optional(),
});

/** New bytes have a new name, those of a crop too: so the address may be cached for ever, even by what drops a query. */
const locationOf = (filename: string) => `/media/${encodeURIComponent(filename)}`;

function fileOf(doc: MediaDoc, locale: Locale): File {
  const renditions = (["avif", "webp"] as const).flatMap((format) =>
    renditionWidths.flatMap((step): Rendition[] => {
      const size = doc.sizes?.[`${format}${step}`];
      if (!size?.filename || !size.width) return [];
      return [{ location: locationOf(size.filename), width: size.width, type: `image/${format}` }];
    }),
  );
  const alt = locale === "ne" ? (doc.alt_ne ?? doc.alt_en) : (doc.alt_en ?? doc.alt_ne);
  return {
    id: doc.id,
    location: locationOf(doc.filename),
    alt: doc.decorative ? "" : (alt ?? ""),
    caption: optionalInLocale(doc.caption, locale),
    credit: optionalInLocale(doc.credit, locale),
    width: doc.width,
    height: doc.height,
    mime: doc.mimeType,
    size: doc.filesize,
    focal: { x: doc.focalX ?? 50, y: doc.focalY ?? 50 },
    color: doc.color ?? "#8a94a0",
    renditions,
    light_size: lightSize(doc),
  };
}

/** Bytes of the widest AVIF rendition up to `lightWidth`; a picture without one is small itself. */
function lightSize({ sizes, filesize }: MediaDoc): number {
  const widths = renditionWidths.filter((width) => width <= lightWidth).toReversed();
  const found = widths.map((width) => sizes?.[`avif${width}`]).find((size) => size?.filename);
  return found?.filesize ?? filesize;
}

function tallOf({ tall }: MediaDoc): TallFile | undefined {
  const crop = TallCrop.safeParse(tall).data;
  if (!crop || crop.files.length === 0) return undefined;
  const { width, height, focal, files } = crop;
  const renditions = files.map(({ filename, ...file }) => ({ location: locationOf(filename), ...file }));
  return { width, height, focal, renditions };
}

/** Whether a picture was read with what it holds, and not as an id, and is whole. */
export const isMediaDoc = (value: unknown): value is MediaDoc => StoredPicture.safeParse(value).success;

/** The same, with the part that phones held upright show: for pictures as high as the window. */
export const tallFilesOf = (docs: Pictures, locale: Locale): File[] =>
  [docs].flat().flatMap((doc) => {
    if (!isRead(doc)) return [];
    const tall = tallOf(doc as MediaDoc);
    return [{ ...fileOf(doc as MediaDoc, locale), ...(tall && { tall }) }];
  });

/** Pictures whose file an editor has since deleted come as ids or null: they are left out. */
export const filesOf = (docs: Pictures, locale: Locale): File[] =>
  [docs].flat().flatMap((doc) => (isRead(doc) ? [fileOf(doc as MediaDoc, locale)] : []));
