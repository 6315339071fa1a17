import type { Locale } from "@setu/contract/locale";
import type { File, Rendition, TallFile } from "@setu/contract/shapes/file";
import type { Item } from "../../../model/item.ts";
import { isRead } from "../../reading/is-read.ts";
import { optionalInLocale } from "../../reading/localized.ts";
import type { MediaDoc } from "../../reading/media-doc.ts";
import { lightWidth, renditionWidths } from "./media.ts";
import { TallCrop } from "./tall-crop.ts";

/** Pictures as fields refer to them. */
type Pictures = Related | readonly Related[];
type Related = Item<"media"> | number | null | undefined;

/** New bytes have a new name, including those of a crop: the address may be cached for ever, even by caches that drop a query. */
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

/** Like `filesOf`, with the crop for phones in portrait orientation: for pictures at the height of the window. */
export const tallFilesOf = (docs: Pictures, locale: Locale): File[] =>
  [docs].flat().flatMap((doc) => {
    if (!isRead(doc)) return [];
    const tall = tallOf(doc as MediaDoc);
    return [{ ...fileOf(doc as MediaDoc, locale), ...(tall && { tall }) }];
  });

/** The files of pictures, without those that an editor has since deleted: they come as ids or null. */
export const filesOf = (docs: Pictures, locale: Locale): File[] =>
  [docs].flat().flatMap((doc) => (isRead(doc) ? [fileOf(doc as MediaDoc, locale)] : []));
