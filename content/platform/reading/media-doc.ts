import { z } from "zod";
import type { Item } from "../../model/item.ts";

/** A stored picture; one that was accepted has all the facts from its bytes. */
export type MediaDoc = Item<"media"> & { [Said in "filename" | "mimeType"]: string } & {
  [Said in "filesize" | "width" | "height"]: number;
};

const LocalizedText = z.union([z.string(), z.null()]).optional();
/** The properties that `fileOf` needs, to check a document from within a text, which may be anything. */
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

/** Whether a picture was read completely, and not as an id. */
export const isMediaDoc = (value: unknown): value is MediaDoc => StoredPicture.safeParse(value).success;
