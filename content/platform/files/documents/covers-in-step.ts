import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Payload } from "payload";
import { recordChange } from "../../store/changes.ts";
import { isoColumn } from "../../store/columns.ts";
import { runSql, sql } from "../../store/sql.ts";
import { claim, readRevision } from "../../store/state.ts";
import { documentTypes } from "./accepted-document.ts";
import { coverNames, drawCover, nameOfCover } from "./covers.ts";

/** How long a claim lasts: longer than drawing one cover takes. */
const claimMs = 60_000;
/** How long a new picture may wait for the row of its document: a cover is drawn before the document is saved. */
const unlinkedMs = 60_000;
/** How often to look although nothing was published. */
const everyMs = 60_000;
/** The end of a name with the digest of a document: nothing else is called like that. */
const digestOfDocument = /-[0-9a-f]{20}$/;

interface Cover {
  id: number;
  name: string;
  isLinked: boolean;
  createdAt: number;
}
interface Row {
  id: number;
  filename: string;
  /** Whether visitors may download it. */
  isShown: boolean;
  wantsCover: boolean;
}

/**
 * Keeps the pictures of first pages in step with their documents: one exists only while visitors may download the file.
 * It covers forms that withdraw a document, the bin, Undo, and remains of earlier versions.
 */
export function coversInStep(payload: Payload): (stopping: AbortSignal) => Promise<void> {
  let seen = { revision: -1, at: Number.NEGATIVE_INFINITY };
  /** A cover that cannot be drawn is not tried again by this process. One that cannot be deleted is, at each look: visitors may not see it. */
  const failed = new Set<string>();

  const attempt = async (name: string, stopping: AbortSignal, work: () => Promise<unknown>) => {
    if (stopping.aborted || !(await claim(payload, "document-covers", claimMs))) return;
    try {
      if ((await work()) === null) failed.add(name);
    } catch (error) {
      if (!failed.has(name)) {
        payload.logger.warn({ err: error, item: name }, "The cover of a document is not in step with it");
      }
      failed.add(name);
    }
  };

  return async (stopping) => {
    const revision = await readRevision(payload);
    if (revision === seen.revision && performance.now() < seen.at + everyMs) return;
    const at = performance.now();
    const documents = await documentRows(payload);
    for (const { id } of withheld(await coverRows(payload), documents)) {
      await attempt(`media/${id}`, stopping, () => erase(payload, id));
    }
    for (const { id, filename } of documents.filter(({ isShown, wantsCover }) => isShown && wantsCover)) {
      const name = `documents/${filename}`;
      if (!failed.has(name)) await attempt(name, stopping, () => addCover(payload, id, filename));
    }
    seen = { revision, at };
  };
}

async function documentRows(payload: Payload): Promise<Row[]> {
  const rows = await runSql(
    payload,
    sql`SELECT /* background */ id, filename, mime_type, released, deleted_at, cover_id FROM documents WHERE filename IS NOT NULL`,
  );
  return rows.map((row) => ({
    id: Number(row["id"]),
    filename: String(row["filename"]),
    isShown: Boolean(row["released"]) && row["deleted_at"] === null,
    wantsCover: row["cover_id"] === null && row["mime_type"] === documentTypes.pdf,
  }));
}

/** The pictures that may show the first page of a document, including those in the bin, whose files are public too. */
async function coverRows(payload: Payload): Promise<Cover[]> {
  const rows = await runSql(
    payload,
    sql`SELECT /* background */ media.id, filename, created_at, EXISTS (SELECT 1 FROM documents WHERE cover_id = media.id) AS linked
        FROM media WHERE filename LIKE '%.webp'`,
  );
  return rows.flatMap((row) => {
    const name = nameOfCover(String(row["filename"]));
    const createdAt = Date.parse(isoColumn(row["created_at"]));
    return name ? [{ id: Number(row["id"]), name, isLinked: Boolean(row["linked"]), createdAt }] : [];
  });
}

/** The pictures of first pages of files that visitors may not download, or that are gone. */
function withheld(covers: Cover[], documents: Row[]): Cover[] {
  const names = (rows: Row[]) => new Set(rows.flatMap(({ filename }) => coverNames(filename)));
  const all = names(documents);
  const shown = names(documents.filter(({ isShown }) => isShown));
  return covers.filter(
    ({ name, isLinked, createdAt }) =>
      (all.has(name) || digestOfDocument.test(name)) &&
      !shown.has(name) &&
      (isLinked || createdAt < Date.now() - unlinkedMs),
  );
}

/** Deletes a picture with its files. Another item that cannot be without it keeps it: an editor chose it there. */
async function erase(payload: Payload, id: number): Promise<void> {
  const { errors } = await payload.delete({
    collection: "media",
    where: { id: { equals: id } },
    trash: true,
    depth: 0,
    overrideAccess: true,
  });
  if (errors[0]) throw new Error(errors[0].message);
}

/** Adds the cover to a document that was released without one; returns null if it cannot be drawn. */
async function addCover(payload: Payload, id: number, filename: string): Promise<number | null> {
  const folder = payload.collections["documents"]?.config.upload.staticDir ?? "";
  const cover = await drawCover(payload, filename, await readFile(path.join(folder, filename)));
  // Not through Payload: nobody has edited the document. An editor may have chosen a cover meanwhile.
  if (cover !== null) {
    const set = sql`UPDATE documents SET cover_id = ${cover} WHERE id = ${id} AND cover_id IS NULL RETURNING id`;
    if ((await runSql(payload, set)).length > 0) await recordChange(payload, { collection: "documents", id });
    else await erase(payload, cover);
  }
  return cover;
}
