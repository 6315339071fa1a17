import { readFile } from "node:fs/promises";
import path from "node:path";
import type { CollectionBeforeChangeHook, Payload, PayloadRequest } from "payload";
import { slugOf } from "../../fields/slug.ts";
import { runSql, sql } from "../../store/sql.ts";
import { documentTypes } from "./accepted-document.ts";
import { firstPage } from "./first-page.ts";

const documentName = /^(.+)-([0-9a-f]{20})(?:-\d+)?\.[a-z]+$/;
/** A picture's name ends with the digest of its own bytes. */
const pictureName = /^(.+)-[0-9a-f]{8}(?:-\d+)?\.webp$/;
/** How much of a document's name fits into the name of a picture, before the digest. */
const readableLength = 59;

/** The name of the picture of a document's first page, without its ending: the same for all documents with that file. */
export function coverName(filename: string): string {
  const [, readable = "", digest = ""] = documentName.exec(filename) ?? [];
  return `${readable.slice(0, readableLength).replace(/-$/, "")}-${digest}`;
}

/** All names that such a picture may have: an earlier one of a long name has lost the digest. */
export function coverNames(filename: string): string[] {
  const [, readable, digest] = documentName.exec(filename) ?? [];
  return readable ? [coverName(filename), slugOf(`${readable}-${digest}`)] : [];
}

/** The name of a picture, as in `coverNames`; undefined if it cannot be that of a first page. */
export const nameOfCover = (filename: string): string | undefined => pictureName.exec(filename)?.[1];

const isDrawnFrom = (picture: string, document: unknown) =>
  typeof document === "string" && coverNames(document).includes(nameOfCover(picture) ?? "");

/** Draws the first page of a PDF; returns the id of the picture, or null if it cannot be drawn. */
export async function drawCover(payload: Payload, filename: string, bytes: Buffer): Promise<number | null> {
  const data = await firstPage(bytes);
  if (!data) return null;
  const { id } = await payload.create({
    collection: "media",
    // Decorative: it repeats the title beside it.
    data: { decorative: true },
    file: { data, name: `${coverName(filename)}.webp`, mimetype: "image/webp", size: data.length },
    overrideAccess: true,
    depth: 0,
  });
  return Number(id);
}

/** The file names of these pictures, by their ids. */
async function filenamesOf(payload: Payload, ids: unknown[]): Promise<Map<unknown, string>> {
  const found = await Promise.all(
    ids.map((id) => runSql(payload, sql`SELECT id, filename FROM media WHERE id = ${Number(id)}`)),
  );
  return new Map(found.flat().map((row) => [Number(row["id"]), String(row["filename"])]));
}

/**
 * Whether a picture is still there, and stays until this save has ended: the site's own work may be deleting it, since the document was
 * withheld a moment ago. PostgreSQL waits for that; SQLite, with one writer, leaves some milliseconds.
 */
async function isHeld(req: PayloadRequest, picture: unknown): Promise<boolean> {
  const hold = req.payload.db.name === "postgres" ? sql`FOR KEY SHARE` : sql``;
  return (await runSql(req.payload, sql`SELECT 1 FROM media WHERE id = ${Number(picture)} ${hold}`, req)).length > 0;
}

/**
 * Draws the first page as the cover of a released PDF, unless an editor chose a picture. The first page of a document that
 * is not released has no picture, since all pictures are public (safety, T9).
 */
export const followRelease =
  (folder: string): CollectionBeforeChangeHook =>
  async ({ data, req, originalDoc }) => {
    const { filename, mimeType, released, cover: asked } = { ...originalDoc, ...data };
    // A caller of the API may send a number as text.
    const [cover, before] = [asked, originalDoc?.cover].map((id) => (id == null ? id : Number(id)));
    const names = await filenamesOf(
      req.payload,
      [cover, before].filter((id) => id != null),
    );
    const given = names.get(cover);
    const isChosen = given && ![filename, originalDoc?.filename].some((document) => isDrawnFrom(given, document));
    if (isChosen) return data;
    // The picture of an earlier release is deleted by the site's own work, which also serves items in the bin.
    if (!released || mimeType !== documentTypes.pdf) return { ...data, cover: given ? cover : null };
    const kept = [cover, before].find((id) => isDrawnFrom(names.get(id) ?? "", filename));
    if (kept != null && (await isHeld(req, kept))) return { ...data, cover: kept };
    const { file } = req;
    const bytes =
      file && !file.tempFilePath
        ? file.data
        : await readFile(file?.tempFilePath ?? path.join(folder, filename)).catch(() => undefined);
    return { ...data, cover: bytes ? await drawCover(req.payload, filename, bytes) : null };
  };
