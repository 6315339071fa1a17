import { z } from "zod";
import { locales } from "../locale.ts";
import { File } from "./file.ts";
import { ServedLocale } from "./served-locale.ts";

/** A document for download: a project sheet, a report, what is attached to a notice. */
export const DocumentFile = z.object({
  id: z.int(),
  /** A path on the site's own origin; it changes with the bytes. */
  location: z.string(),
  /** Its title, as an editor wrote it. */
  name: z.string(),
  mime: z.string(),
  /** Bytes. */
  size: z.int().nonnegative(),
  /** The same as people read it, in the language asked for: "1.2 MB". */
  size_text: z.string(),
  /** Null where the format has none, or nobody could count them. */
  pages: z.int().positive().nullable(),
  /** What it is written in; null when that says nothing (a table, a form in both). */
  language: z.enum(locales).nullable(),
  /** Lower-case hexadecimal, of the bytes at `location`. */
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  /** Its first page as a picture; without one the page draws a cover of its own. */
  cover: File.nullable(),
  locale: ServedLocale,
});
export type DocumentFile = z.infer<typeof DocumentFile>;
