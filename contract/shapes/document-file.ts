import { z } from "zod";
import { locales } from "../locale.ts";
import { File } from "./file.ts";
import { ServedLocale } from "./served-locale.ts";

/** A document for download: a project sheet, a report, an attachment to a notice. */
export const DocumentFile = z.object({
  id: z.int(),
  /** A path on the site's own origin; it changes with the bytes. */
  location: z.string(),
  /** Its title, as an editor wrote it. */
  name: z.string(),
  mime: z.string(),
  /** In bytes. */
  size: z.int().nonnegative(),
  /** The size for people to read, in the language asked for: "1.2 MB". */
  size_text: z.string(),
  /** Null where the format has no pages, or they could not be counted. */
  pages: z.int().positive().nullable(),
  /** The language of the text; null where it has no single one (a table, a form in both). */
  language: z.enum(locales).nullable(),
  /** SHA-256 of the bytes at `location`, in lower-case hexadecimal. */
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  /** A picture of its first page; without one the page draws a cover of its own. */
  cover: File.nullable(),
  locale: ServedLocale,
});
export type DocumentFile = z.infer<typeof DocumentFile>;
