import path from "node:path";
import type { Payload } from "payload";
import { slugOf } from "../../fields/slug.ts";
import { inLocale } from "../../reading/localized.ts";
import { readReleased } from "../../reading/public-read.ts";

/** A file that visitors may download. */
export interface PublicDocument {
  filename: string;
  mime: string;
  /** The file name of the visitor's copy, in the document's language, and the same in Latin letters. */
  downloadName: string;
  latinName: string;
  /** The `?v=` under which these bytes with this name may be cached for ever. */
  version: string;
}

/** The released document with this file name; undefined if there is none. */
export async function publicDocument(payload: Payload, filename: string): Promise<PublicDocument | undefined> {
  const doc = await readReleased(payload, "documents", { filename: { equals: filename } });
  if (!doc?.filename || !doc.mimeType) return undefined;
  const { name: stored, ext } = path.parse(doc.filename);
  const title = inLocale(doc.name, doc.language ?? "en");
  // Browsers cut a file name off at a slash, or worse.
  const plain = title
    .replace(/[\p{C}/\\:*?"<>|]+/gu, " ")
    .replace(/\s+/g, " ")
    .trim()
    .slice(0, 120);
  const latin = slugOf(inLocale(doc.name, "en")) || stored.replace(/-[0-9a-f]{20}(-\d+)?$/, "");
  return {
    filename: doc.filename,
    mime: doc.mimeType,
    downloadName: `${plain || latin}${ext}`,
    latinName: `${latin}${ext}`,
    version: Date.parse(doc.updatedAt).toString(36),
  };
}
